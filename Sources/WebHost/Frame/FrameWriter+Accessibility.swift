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
    }
  }
}
