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
      append(Double(element.role.rawValue))
      append(element.frame)
      append(element.label ?? "")
      append(element.value ?? "")
      append(element.children)
      append(Double(element.position))
      append(Double(element.count))
      append(element.states)
    }
  }
}

extension AccessibilityElement {
  /// 1: can be opened, 2: is open, 4: is selected.
  fileprivate var states: Double {
    var states = isSelected ? 4.0 : 0
    if let isExpanded { states += isExpanded ? 3 : 1 }
    return states
  }
}
