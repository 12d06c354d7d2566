import CGtk4
import DisplayList
import Localization

/// An element of the accessibility tree as a widget that is not seen and takes no pointer.
@MainActor
final class AccessibleNode {
  let role: GtkAccessibleRole
  let widget: Canvas.Widget
  private(set) var element: AccessibilityElement
  /// All that have been in it, those that are not shown now at the end.
  var children: [AccessibleNode] = []
  /// It stands for an element now; otherwise it waits for one.
  var isShown = true {
    didSet { if isShown != oldValue { gtk_widget_set_visible(widget, isShown ? 1 : 0) } }
  }

  private let perform: @MainActor (AccessibilityAction, Int32) -> Void
  private var name = ""
  private var hint = ""
  private var actions: Set<String> = Set(AccessibleWidget.actions.map(\.name))

  /// - Parameter perform: called when somebody asks something of the element of this number.
  init(
    _ element: AccessibilityElement, role: GtkAccessibleRole, in parent: Canvas.Widget,
    perform: @escaping @MainActor (AccessibilityAction, Int32) -> Void
  ) {
    self.element = element
    self.role = role
    self.perform = perform
    widget = AccessibleWidget.make(role: role)
    AccessibleWidget.setNode(self, of: widget)
    show(element, isNew: true)
    gtk_widget_set_parent(widget, parent)
  }

  func perform(_ action: AccessibilityAction) { perform(action, element.id) }

  func show(_ new: AccessibilityElement, isNew: Bool = false) {
    let old = element
    element = new
    isShown = true
    setTexts()
    if isNew || old.isEnabled != new.isEnabled {
      AccessibleWidget.set(GTK_ACCESSIBLE_STATE_DISABLED, of: widget, to: !new.isEnabled)
    }
    if isNew || old.isSelected != new.isSelected { setSelected() }
    if isNew || old.isExpanded != new.isExpanded {
      AccessibleWidget.set(GTK_ACCESSIBLE_STATE_EXPANDED, of: widget, to: new.isExpanded)
    }
    if isNew || old.isOn != new.isOn {
      AccessibleWidget.set(GTK_ACCESSIBLE_STATE_CHECKED, of: widget, to: new.isOn)
    }
    if isNew || old.position != new.position || old.count != new.count { setPosition() }
    setActions()
  }

  /// GTK 4.8 tells of no value but a slider's, so it is said with the name; whether something is on is a state.
  private func setTexts() {
    let name = [element.label, element.isOn == nil ? element.value : nil].compactMap(\.self).filter
    { !$0.isEmpty }
    .joined(separator: ", ")
    if name != self.name {
      self.name = name
      AccessibleWidget.set(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget, to: name)
    }
    let hint = [place, element.hint].compactMap(\.self).joined(separator: ", ")
    if hint != self.hint {
      self.hint = hint
      AccessibleWidget.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: widget, to: hint)
    }
  }

  /// GTK 4.8 keeps the relations that say it to itself, and counts what is shown only.
  private var place: String? {
    guard element.position > 0 else { return nil }
    return Words.place(element.position - 1, of: element.count)
  }

  private func setSelected() {
    switch role {
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
      AccessibleWidget.set(GTK_ACCESSIBLE_STATE_SELECTED, of: widget, to: element.isSelected)
    case GTK_ACCESSIBLE_ROLE_BUTTON:
      // One that is chosen says so as one that stays pressed.
      AccessibleWidget.set(GTK_ACCESSIBLE_STATE_PRESSED, of: widget, to: element.isSelected)
    default: break
    }
  }

  private func setPosition() {
    AccessibleWidget.set(GTK_ACCESSIBLE_RELATION_POS_IN_SET, of: widget, to: element.position)
    AccessibleWidget.set(GTK_ACCESSIBLE_RELATION_SET_SIZE, of: widget, to: element.count)
  }

  private func setActions() {
    let isPicture = element.role == .image
    let names = Set(
      AccessibleWidget.actions.filter {
        element.actions.contains($0.action) && $0.isOfPicture ?? isPicture == isPicture
      }.map(\.name))
    for name in names.symmetricDifference(actions) {
      gtk_widget_action_set_enabled(widget, name, names.contains(name) ? 1 : 0)
    }
    actions = names
  }
}
