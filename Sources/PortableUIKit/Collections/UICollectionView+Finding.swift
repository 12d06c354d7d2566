import ScrollGeometry

extension UICollectionView {
  func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    guard let kind = attributes.representedElementKind else {
      return elementKey(0, attributes.indexPath)
    }
    return elementKey(number(kind, attributes.representedElementCategory), attributes.indexPath)
  }

  func elementKey(_ kind: Int, _ path: IndexPath) -> ElementKey {
    ElementKey(
      kind: kind, section: path.count > 0 ? path.section : 0,
      item: path.count > 1 ? path.item : -1)
  }

  /// Of a kind, from 1 on; of one of decorations, from −1 on.
  private func number(_ kind: String, _ category: ElementCategory) -> Int {
    category == .decorationView
      ? -1 - Self.index(of: kind, in: &decorationKinds) : 1 + Self.index(of: kind, in: &kinds)
  }

  private static func index(of kind: String, in kinds: inout [String]) -> Int {
    if let index = kinds.firstIndex(where: { $0.isSame(as: kind) }) { return index }
    kinds.append(kind)
    return kinds.count - 1
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    cell(dequeue(named: identifier, kind: nil, for: indexPath))
  }

  var shownCells: [(cell: UICollectionViewCell, indexPath: IndexPath)] {
    stack.compactMap { view in
      guard let attributes = view.shownAttributes, attributes.representedElementKind == nil else {
        return nil
      }
      return (cell(view), attributes.indexPath)
    }
  }

  func shownCell(_ indexPath: IndexPath) -> UICollectionViewCell? {
    guard indexPath.count == 2 else { return nil }
    let key = ElementKey(kind: 0, section: indexPath.section, item: indexPath.item)
    guard let view = shown[key] else { return nil }
    return cell(view)
  }

  /// Asks the cell where it stands, and nobody else: only what comes or goes in an update is looked for.
  func shownPath(of cell: UICollectionViewCell) -> IndexPath? {
    guard let path = cell.shownAttributes?.indexPath else { return nil }
    if shownCell(path) === cell { return path }
    return shownCells.first { $0.cell === cell }?.indexPath
  }

  func shownSupplementaries(_ kind: String) -> [UICollectionReusableView] {
    stack.filter {
      !$0.isDecoration && $0.shownAttributes?.representedElementKind?.isSame(as: kind) ?? false
    }
  }

  func shownSupplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
    shownSupplementaries(kind).first { $0.shownAttributes?.indexPath == indexPath }
  }

  /// The frontmost.
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let hair = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    var found: UICollectionViewLayoutAttributes?
    func find(_ attributes: UICollectionViewLayoutAttributes) {
      guard attributes.representedElementKind == nil, !attributes.isHidden,
        attributes.values.covers(Point(point))
      else { return }
      if let found, found.zIndex > attributes.zIndex { return }
      found = attributes
    }
    for attributes in layout.layoutAttributesForElements(in: mirrored(hair)) ?? [] {
      find(mirrored(attributes))
    }
    for attributes in transformedElements { find(attributes) }
    return found?.indexPath
  }

  /// What can be seen and is transformed: a layout that moves things about asks for them where they were before.
  private var transformedElements: [UICollectionViewLayoutAttributes] {
    guard shownBounds == bounds else {
      return elementsAsked(in: bounds).filter { $0.values.isTransformed }.map { mirrored($0) }
    }
    return stack.compactMap { view in
      guard let attributes = view.shownAttributes, attributes.values.isTransformed,
        attributes.values.lane == nil
      else { return nil }
      return attributes
    }
  }

  /// The item whose cell a finger at a point of the content touches.
  func touchedItem(at point: CGPoint) -> IndexPath? {
    var found: IndexPath?
    var view = hitTest(point, with: nil)
    // Fingers go through a cell that is on its way, and mean it all the same.
    if view === self, let path = item(at: point), let cell = shownCell(path),
      cell.isUserInteractionEnabled
    {
      return path
    }
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = shownPath(of: cell) {
        found = path
      }
      view = current.superview
    }
    return found
  }
}
