import DisplayList
import ScrollGeometry

extension UIView {
  /// Adds this view when it is an element, otherwise what lies in it, in the order of the subviews.
  func appendAccessibilityElements(to elements: inout [AccessibilityElement]) {
    guard layer.model.isShown, !accessibilityElementsHidden else {
      return
    }
    if isAccessibilityElement {
      elements.append(describedElement)
      return
    }
    if appendItems(to: &elements) { return }
    if !appendContainer(to: &elements) { appendInnerElements(to: &elements) }
  }

  /// What lies in this view, whatever it is itself.
  func appendInnerElements(to elements: inout [AccessibilityElement]) {
    if appendListedElements(to: &elements) { return }
    // What is modal hides its siblings.
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      modal.appendAccessibilityElements(to: &elements)
    } else {
      for view in subviews { view.appendAccessibilityElements(to: &elements) }
    }
  }

  /// The descendant, or this view, or what one of them lists, that was an element of this name.
  func accessibilityResponder(id: Int32) -> UIResponder? {
    if accessibility?.id == id { return self }
    if let listed = listedElement(id: id) { return listed }
    for view in subviews {
      if let found = view.accessibilityResponder(id: id) { return found }
    }
    return nil
  }
}

extension UIResponder {
  final var describedElement: AccessibilityElement {
    let traits = accessibilityTraits
    let screenToWindow = hostWindow?.transformToScreen.inverted() ?? .identity
    return AccessibilityElement(
      id: accessibilityID, role: traits.role, label: accessibilityLabel,
      value: accessibilityValue, hint: accessibilityHint,
      frame: Rect(accessibilityFrame.applying(screenToWindow)),
      isSelected: traits.contains(.selected), isEnabled: !traits.contains(.notEnabled),
      isOn: traits.contains(.toggle) ? traits.contains(.selected) : nil,
      isFocused: accessibility?.isFocused ?? false, actions: traits.actions)
  }

  /// The keyboard means this element, so a screen reader goes where it is.
  package final var isAccessibilityFocus: Bool {
    get { accessibility?.isFocused ?? false }
    set { if newValue != isAccessibilityFocus { accessibilityStorage.isFocused = newValue } }
  }

  /// Not private: as a private one it comes out twice in an Embedded link.
  final var accessibilityID: Int32 {
    if let id = accessibility?.id, id != 0 { return id }
    let id = UIApplication.shared.nextSerialNumber()
    accessibilityStorage.id = id
    return id
  }
}

extension UIAccessibilityTraits {
  fileprivate var role: AccessibilityRole {
    if contains(.button) || contains(.keyboardKey) { return .button }
    if contains(.link) { return .link }
    if contains(.searchField) { return .searchField }
    if contains(.textEntry) { return .textField }
    if contains(.image) { return .image }
    if contains(.adjustable) { return .slider }
    if contains(.header) { return .heading }
    if contains(.staticText) { return .text }
    return .group
  }

  fileprivate var actions: [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    if contains(.notEnabled) { return actions }
    if contains(.button) || contains(.link) || contains(.keyboardKey) { actions.append(.activate) }
    if contains(.adjustable) { actions += [.increment, .decrement] }
    // What is around a page zooms it, turns to others and can be left.
    if contains(.causesPageTurn) {
      actions += [.increment, .decrement, .scrollNext, .scrollPrevious, .escape]
    }
    return actions
  }
}
