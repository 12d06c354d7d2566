import PortableUIKit

/// A column of rows 100 high that says what it is asked.
@MainActor
final class LoggedLayout: UICollectionViewLayout {
  var lines: [String] = []
  var rowHeight: CGFloat = 100
  var invalidatesForBounds = false
  /// Changes what is handed out.
  var adjust: ((UICollectionViewLayoutAttributes) -> Void)?
  var rest: ((CGPoint, CGPoint) -> CGPoint)?
  private(set) var boundsThen: [CGRect] = []

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() {
    lines.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    lines.append("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: rowHeight * CGFloat(count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    lines.append("elements")
    return (0..<count).compactMap { item in
      attributes(IndexPath(item: item, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    lines.append("item \(indexPath.item)")
    return attributes(indexPath)
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(path.item) * rowHeight, width: collectionView?.bounds.width ?? 0,
      height: rowHeight)
    adjust?(attributes)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsThen.append(collectionView?.bounds ?? .zero)
    lines.append("shouldInvalidate \(Double(newBounds.minY))")
    return invalidatesForBounds
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let counts = context.invalidateDataSourceCounts ? " counts" : ""
    lines.append("invalidate\(context.invalidateEverything ? " everything" : "")\(counts)")
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    lines.append("target")
    return rest?(proposedContentOffset, velocity) ?? proposedContentOffset
  }
}
