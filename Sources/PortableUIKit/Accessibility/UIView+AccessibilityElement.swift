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
      actions: traits.actions)
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
    if contains(.adjustable) { return .slider }
    if contains(.image) { return .image }
    if contains(.header) { return .heading }
    if contains(.staticText) { return .text }
    return .group
  }

  fileprivate var actions: [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    if contains(.notEnabled) { return actions }
    if contains(.button) || contains(.link) || contains(.keyboardKey) { actions.append(.activate) }
    if contains(.adjustable) { actions += [.increment, .decrement] }
    return actions
  }
}
