import DisplayList
import ScrollGeometry

extension UIWindow {
  /// What a screen reader finds in the window now.
  public var accessibilityTree: AccessibilityTree {
    var tree = AccessibilityTree(size: Size(bounds.size))
    appendAccessibilityElements(to: &tree.elements)
    return tree
  }

  /// Does what a person asked of an element of the last tree: the view itself, or the nearest
  /// responder around it that can. False when nobody does.
  @discardableResult
  public func performAccessibilityAction(_ action: AccessibilityAction, on id: Int32) -> Bool {
    var responder: UIResponder? = accessibilityResponder(id: id)
    while let current = responder {
      if current.perform(action) { return true }
      responder = current.next
    }
    return false
  }
}

extension UIResponder {
  fileprivate func perform(_ action: AccessibilityAction) -> Bool {
    switch action {
    case .activate: return accessibilityActivate()
    case .increment, .decrement:
      guard accessibilityTraits.contains(.adjustable) else { return false }
      if action == .increment { accessibilityIncrement() } else { accessibilityDecrement() }
      return true
    case .scrollLeft: return accessibilityScroll(.left)
    case .scrollRight: return accessibilityScroll(.right)
    case .scrollUp: return accessibilityScroll(.up)
    case .scrollDown: return accessibilityScroll(.down)
    case .scrollNext: return accessibilityScroll(.next)
    case .scrollPrevious: return accessibilityScroll(.previous)
    case .escape: return accessibilityPerformEscape()
    }
  }
}
