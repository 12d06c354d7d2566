import DisplayList

extension UIView {
  /// As one thing of a list: what it says of itself, or all texts in it as one. What one can do something with lies in it.
  func describedItem(_ role: AccessibilityRole) -> AccessibilityElement {
    var item = describedElement
    item.role = role
    guard !isAccessibilityElement else { return item }
    var inner: [AccessibilityElement] = []
    appendInnerElements(to: &inner)
    var words: [String] = []
    for element in inner {
      if element.isWords {
        for text in [element.label, element.value] {
          if let text, !text.utf8.isEmpty { words.append(text) }
        }
      } else {
        item.children.append(element)
      }
    }
    if item.label == nil, !words.isEmpty { item.label = words.joined(separator: ", ") }
    return item
  }
}

extension AccessibilityElement {
  /// It is only read.
  fileprivate var isWords: Bool {
    guard actions.isEmpty, children.isEmpty else { return false }
    return switch role {
    case .group, .text, .heading, .image: true
    case .button, .link, .searchField, .slider, .list, .textField, .listItem: false
    }
  }
}
