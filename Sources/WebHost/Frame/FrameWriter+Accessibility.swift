import DisplayList

/// What a screen reader finds.
extension FrameWriter {
  mutating func append(_ tree: AccessibilityTree) {
    begin(.accessibility)
    append(tree.elements)
  }

  private mutating func append(_ elements: [AccessibilityElement]) {
    append(Double(elements.count))
    for element in elements {
      append(Double(element.id))
      append(Double(element.role.place))
      append(element.frame)
      append(element.label ?? "")
      append(element.value ?? "")
      append(element.children)
    }
  }
}

extension AccessibilityRole {
  /// Its place in the page's list.
  fileprivate var place: Int {
    switch self {
    case .group: 0
    case .text: 1
    case .heading: 2
    case .image: 3
    case .button: 4
    case .link: 5
    case .searchField: 6
    case .slider: 7
    }
  }
}
