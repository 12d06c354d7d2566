import PortableUIKit

/// A logged layout that also says what it is asked during updates.
@MainActor
final class LoggedUpdates: UICollectionViewLayout {
  var lines: [String] = []
  var height: CGFloat = 100
  var initial: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var final: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var target: ((CGPoint) -> CGPoint)?
  var updates: [String] = []
  /// In front of the first row, points.
  var top: CGFloat = 0

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() { lines.append("prepare") }

  override var collectionViewContentSize: CGSize {
    lines.append("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: top + height * CGFloat(count))
  }

  func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: top + CGFloat(path.item) * height, width: collectionView?.bounds.width ?? 0,
      height: height)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    lines.append("elements \(Int(rect.minY))…\(Int(rect.maxY))")
    return (0..<count).map { row(IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    lines.append("item \(path.item)")
    return path.item < count ? row(path) : nil
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    lines.append("invalidate\(context.invalidateDataSourceCounts ? " counts" : "")")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    lines.append("prepare for \(updateItems.count)")
    updates = updateItems.map {
      "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) \(text($0.indexPathAfterUpdate))"
    }
  }

  private func text(_ path: IndexPath?) -> String {
    guard let path else { return "-" }
    return "\(path.section).\(path.item == .max ? "all" : String(path.item))"
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    lines.append("target \(Int(offset.y))")
    return target?(offset) ?? offset
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    lines.append("initial \(path.item)")
    return initial?(path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    lines.append("final \(path.item)")
    return final?(path)
  }

  override func finalizeCollectionViewUpdates() { lines.append("finalize") }
}
