import DisplayList

// What a screen reader finds: a list of the items that can be seen, with what stands beside them, and all else that the
// program has put in.
extension UICollectionView {
  /// False where the program has listed what there is.
  func appendList(to elements: inout [AccessibilityElement]) -> Bool {
    if appendListedElements(to: &elements) { return true }
    var list = ItemList(counts: knownCounts)
    for view in readingOrder { append(view, to: &list) }
    let outside = subviews.filter { $0.layer.model.isShown && !isElement($0) }
    for view in outside where isBehind(view) { view.appendAccessibilityElements(to: &elements) }
    if let element = list.element(of: self) { elements.append(element) }
    for view in outside where !isBehind(view) { view.appendAccessibilityElements(to: &elements) }
    return true
  }

  private func isBehind(_ view: UIView) -> Bool {
    view === backgroundView || view === refreshControl
  }

  /// It is shown for an element of the layout, or has such views in it.
  private func isElement(_ view: UIView) -> Bool {
    view is UICollectionReusableView || lanes.values.contains { $0 === view }
  }

  /// Sections in turn: header, items with what belongs to them, footer.
  private var readingOrder: [UICollectionReusableView] {
    let placed = stack.compactMap { view in
      view.isDecoration ? nil : view.shownAttributes.map { (place: place($0), view: view) }
    }
    return placed.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map { $0.view }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) -> [Int] {
    let key = elementKey(0, attributes.indexPath)
    guard let kind = attributes.representedElementKind else {
      return [key.section, 1, key.item, 0]
    }
    if kind.isSame(as: Self.elementKindSectionHeader) { return [key.section, 0] }
    if kind.isSame(as: Self.elementKindSectionFooter) { return [key.section, 2] }
    return [key.section, 1, key.item, 1]
  }

  private func append(_ view: UICollectionReusableView, to list: inout ItemList) {
    guard let attributes = view.shownAttributes else { return }
    if let kind = attributes.representedElementKind {
      if kind.isSame(as: Self.elementKindSectionHeader) {
        list.append(heading: view)
      } else {
        list.append(other: view)
      }
      return
    }
    let (cell, path) = (cell(view), attributes.indexPath)
    guard exists(path) else { return }
    list.append(
      cell, section: path.section, item: path.item, isSelected: selection.contains(path),
      isExpanded: cell.isOpen, mayChoose: maySelect || cell.isOpen != nil)
  }
}

extension UICollectionViewCell {
  /// What a tap on the cell does; false for a cell that no collection view shows.
  func chooseItem() -> Bool {
    var view = superview
    while let current = view {
      if let collection = current as? UICollectionView {
        guard let path = collection.indexPath(for: self) else { return false }
        collection.choose(path)
        return true
      }
      view = current.superview
    }
    return false
  }
}
