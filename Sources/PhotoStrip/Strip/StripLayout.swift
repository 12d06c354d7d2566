import PortableUIKit
import ScrollGeometry

/// Lays out the cells of a strip as its line says, about the middle of what is seen: the line is as it is for the offset
/// of the moment.
final class StripLayout: UICollectionViewLayout {
  private(set) var line = StripLine()
  /// How much wider the one in the middle is, 0…1.
  var expansion = 1.0 {
    didSet { if expansion != oldValue { invalidateLayout() } }
  }
  /// Pixels of a photo; nil while nothing is known of it.
  var pictureSize: (_ photo: Int) -> Size? = { _ in nil }

  override func prepare() {
    guard let strip = collectionView else { return }
    line.count = strip.numberOfItems(inSection: 0)
    line.size = Size(strip.bounds.size)
    line.isReversed = strip.effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.expansion = expansion
    line.position = line.position(at: Double(strip.bounds.minX))
    line.lowWidth = wholeWidth(of: line.low)
    line.highWidth = wholeWidth(of: line.low + 1)
  }

  private func wholeWidth(of photo: Int) -> Double {
    guard photo >= 0, photo < line.count, let size = pictureSize(photo) else {
      return StripTunables.width
    }
    return StripLine.wholeWidth(of: size)
  }

  /// Another width is known by now of a photo next to the middle.
  func isOutdated(_ photo: Int) -> Bool {
    wholeWidth(of: photo) != (photo == line.low ? line.lowWidth : line.highWidth)
  }

  override var collectionViewContentSize: CGSize { CGSize(line.contentSize) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    line.photos().map(attributes)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: indexPath.item) }

  private func attributes(of photo: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: photo, section: 0))
    let origin = line.offset(at: line.position)
    attributes.frame = CGRect(line.frame(of: photo).offsetBy(Vector(dx: origin, dy: 0)))
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// A photo rests in the middle. (Not by the engine's `PageStops`: by those a scroll view that pages goes on by one place, and
  /// this one runs out freely to whichever is nearest.) What is let go so slowly that it would not come to the next one stays where it is: the
  /// strip brings it to the middle itself, sooner than a deceleration that creeps.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let (proposed, now) = (
      Double(proposedContentOffset.x), Double(collectionView?.contentOffset.x ?? 0)
    )
    let isFast = (proposed - now).magnitude >= StripLine.stride
    return CGPoint(
      x: CGFloat(isFast ? line.restingOffset(near: proposed) : now), y: proposedContentOffset.y)
  }
}
