import DisplayList
import ScrollGeometry

#if hasFeature(Embedded)
  extension UIView {
    func appendContainer(to elements: inout [AccessibilityElement]) -> Bool { false }
  }
#else
  extension UIView {
    /// False where the view is no list: what lies in it stands for itself.
    final func appendContainer(to elements: inout [AccessibilityElement]) -> Bool {
      guard accessibilityContainerType == .list else { return false }
      var list = describedElement
      list.role = .list
      appendInnerElements(to: &list.children)
      elements.append(list)
      return true
    }
  }
#endif
