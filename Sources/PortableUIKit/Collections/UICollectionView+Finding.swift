import ScrollGeometry

extension UICollectionView {
  func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    elementKey(attributes.representedElementKind.map(number) ?? 0, attributes.indexPath)
  }

  func elementKey(_ kind: Int, _ path: IndexPath) -> ElementKey {
    ElementKey(
      kind: kind, section: path.count > 0 ? path.section : 0,
      item: path.count > 1 ? path.item : -1)
  }

  /// Of a kind, from 1 on.
  private func number(_ kind: String) -> Int {
    if let index = kinds.firstIndex(where: { $0.isSame(as: kind) }) { return index + 1 }
    kinds.append(kind)
    return kinds.count
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    cell(dequeue(named: identifier, kind: nil, for: indexPath))
  }

  /// Where the content that can be seen would be cut by a hair's breadth nothing is seen of it.
  private func isSeen(_ view: UICollectionReusableView) -> Bool {
    guard let attributes = view.shownAttributes else { return false }
    return attributes.values.frame.intersects(Rect(bounds))
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
    return shown[key].map(cell)
  }

  func shownSupplementaries(_ kind: String) -> [UICollectionReusableView] {
    stack.filter { $0.shownAttributes?.representedElementKind?.isSame(as: kind) ?? false }
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
