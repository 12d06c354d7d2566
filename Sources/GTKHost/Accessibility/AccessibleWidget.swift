import CGtk4
import DisplayList

/// The widget of an element: a subclass of GtkWidget, registered at run time, that draws nothing.
@MainActor
enum AccessibleWidget {
  /// What a screen reader calls an action. Disabled ones are not told of.
  struct Action {
    var name: String
    var action: AccessibilityAction
    /// Only pictures have it, or all others; nil: whoever has it.
    var isOfPicture: Bool?
  }

  nonisolated static let actions = [
    Action(name: "activate", action: .activate),
    Action(name: "increase", action: .increment, isOfPicture: false),
    Action(name: "decrease", action: .decrement, isOfPicture: false),
    Action(name: "zoom-in", action: .increment, isOfPicture: true),
    Action(name: "zoom-out", action: .decrement, isOfPicture: true),
    Action(name: "next", action: .scrollNext),
    Action(name: "previous", action: .scrollPrevious),
    Action(name: "close", action: .escape),
  ]

  static func role(of element: AccessibilityElement, isInList: Bool) -> GtkAccessibleRole {
    if isInList, element.role != .heading { return GTK_ACCESSIBLE_ROLE_LIST_ITEM }
    if element.isOn != nil { return GTK_ACCESSIBLE_ROLE_CHECKBOX }
    return switch element.role {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    }
  }

  static func make(role: GtkAccessibleRole) -> Canvas.Widget {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    defer { g_value_unset(&value) }
    g_value_set_enum(&value, gint(role.rawValue))
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)!
    }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_can_target(widget, 0)
    return widget
  }

  // MARK: - What it tells

  static func set(_ property: GtkAccessibleProperty, of widget: Canvas.Widget, to text: String) {
    var (property, value) = (property, GValue())
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
  }

  static func set(_ state: GtkAccessibleState, of widget: Canvas.Widget, to isOn: Bool) {
    gtk_accessible_set_state(widget, state, isOn ? 1 : 0)
  }

  /// Nil: there is nothing to say.
  static func set(_ state: GtkAccessibleState, of widget: Canvas.Widget, to isOn: Bool?) {
    if let isOn {
      set(state, of: widget, to: isOn)
    } else {
      gtk_accessible_reset_state(OpaquePointer(widget), state)
    }
  }

  /// 0: there is nothing to say.
  static func set(_ relation: GtkAccessibleRelation, of widget: Canvas.Widget, to number: Int) {
    guard number > 0 else {
      return gtk_accessible_reset_relation(OpaquePointer(widget), relation)
    }
    var (relation, value) = (relation, GValue())
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    g_value_set_int(&value, gint(number))
    gtk_accessible_update_relation_value(OpaquePointer(widget), 1, &relation, &value)
  }

  // MARK: - What it stands for

  private nonisolated static let nodeKey = "node"

  private final class NodeBox {
    weak var node: AccessibleNode?
    init(_ node: AccessibleNode) { self.node = node }
  }

  static func setNode(_ node: AccessibleNode, of widget: Canvas.Widget) {
    g_object_set_data_full(
      GObjects.cast(widget), nodeKey, Unmanaged.passRetained(NodeBox(node)).toOpaque(),
      { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
  }

  private static func node(of widget: Canvas.Widget) -> AccessibleNode? {
    guard let data = g_object_get_data(GObjects.cast(widget), nodeKey) else { return nil }
    return Unmanaged<NodeBox>.fromOpaque(data).takeUnretainedValue().node
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { data, _ in
      let methods = data!.assumingMemoryBound(to: GtkWidgetClass.self)
      methods.pointee.snapshot = { _, _ in }
      for action in AccessibleWidget.actions {
        gtk_widget_class_install_action(methods, action.name, nil) { widget, name, _ in
          nonisolated(unsafe) let widget = widget!
          let name = String(cString: name!)
          MainActor.assumeIsolated {
            guard let action = AccessibleWidget.actions.first(where: { $0.name == name }) else {
              return
            }
            AccessibleWidget.node(of: widget)?.perform(action.action)
          }
        }
      }
    }
    return g_type_register_static(
      gtk_widget_get_type(), "ZoomScrollElement", &info, GTypeFlags(rawValue: 0))
  }()
}
