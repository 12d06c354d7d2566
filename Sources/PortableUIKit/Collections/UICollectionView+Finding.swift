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
    for attributes in layout.layoutAttributesForElements(in: mirrored(hair)) ?? [] {
      let attributes = mirrored(attributes)
      guard attributes.representedElementKind == nil, !attributes.isHidden,
        attributes.values.frame.contains(Point(point)),
        found.map({ $0.zIndex <= attributes.zIndex }) ?? true
      else { continue }
      found = attributes
    }
    return found?.indexPath
  }
}
