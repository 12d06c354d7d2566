import DisplayList

/// The items of a list for a screen reader, in reading order, with the numbers that they have among all.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct ItemList {
  /// How many items each section has.
  let counts: [Int]
  private let total: Int
  private var elements: [AccessibilityElement] = []
  /// The last section that an item was of, and how many items lie before it.
  private var section = 0
  private var before = 0

  init(counts: [Int]) {
    self.counts = counts
    var total = 0
    for count in counts { total += count }
    self.total = total
  }

  /// Items come in their order.
  mutating func append(
    _ cell: UIView, section: Int, item: Int, isSelected: Bool, isExpanded: Bool?, mayChoose: Bool
  ) {
    while self.section < section {
      before += counts[self.section]
      self.section += 1
    }
    guard isShown(cell) else { return }
    var element = cell.describedItem(.listItem)
    element.position = before + item + 1
    element.count = total
    if isSelected { element.isSelected = true }
    element.isExpanded = isExpanded
    if mayChoose, !element.actions.contains(.activate) { element.actions.append(.activate) }
    elements.append(element)
  }

  /// What stands above a section.
  mutating func append(heading view: UIView) {
    guard isShown(view) else { return }
    let heading = view.describedItem(.heading)
    if heading.label == nil {
      // It says nothing by itself.
      elements += heading.children
    } else {
      elements.append(heading)
    }
  }

  mutating func append(other view: UIView) { view.appendAccessibilityElements(to: &elements) }

  private func isShown(_ view: UIView) -> Bool {
    view.layer.model.isShown && !view.accessibilityElementsHidden
  }

  /// As the element that `view` is; nil for a list without anything.
  func element(of view: UIView) -> AccessibilityElement? {
    guard !elements.isEmpty else { return nil }
    var list = view.describedElement
    list.role = .list
    list.children = elements
    list.actions = [.scrollNext, .scrollPrevious]
    return list
  }
}
