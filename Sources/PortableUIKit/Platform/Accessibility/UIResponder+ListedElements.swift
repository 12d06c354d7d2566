import DisplayList

#if hasFeature(Embedded)
  extension UIResponder {
    func appendListedElements(to elements: inout [AccessibilityElement]) -> Bool { false }
    func listedElement(id: Int32) -> UIResponder? { nil }
  }
#else
  import Foundation

  extension UIResponder {
    /// False where nothing is listed: the subviews are what a screen reader finds.
    final func appendListedElements(to elements: inout [AccessibilityElement]) -> Bool {
      guard let listed = listedElements else { return false }
      for element in listed {
        if let view = element as? UIView {
          view.appendAccessibilityElements(to: &elements)
        } else if element.isAccessibilityElement {
          elements.append(element.describedElement)
        }
      }
      return true
    }

    /// What is no view and was an element of this name.
    final func listedElement(id: Int32) -> UIResponder? {
      listedElements?.first { !($0 is UIView) && $0.accessibility?.id == id }
    }

    private final var listedElements: [UIResponder]? {
      let count = accessibilityElementCount()
      guard count > 0, count != NSNotFound else { return accessibilityElements.map { _ in [] } }
      return (0..<count).compactMap { accessibilityElement(at: $0) as? UIResponder }
        .filter { $0 !== self }
    }
  }
#endif
