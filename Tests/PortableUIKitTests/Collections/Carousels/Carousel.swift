import PortableUIKit

/// Items in a row that stand closer together than the row which they inherit from has them, turned and smaller at the sides.
@MainActor
final class Carousel: UICollectionViewFlowLayout {
  /// What is left of an item's distance from the middle.
  var share: CGFloat = 0.5
  /// How an item looks by its distance from the middle, points.
  var turn: (CGFloat) -> CGAffineTransform = { _ in .identity }
  private(set) var asked: [CGRect] = []

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    asked.append(rect)
    guard let view = collectionView else { return nil }
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard let moved = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      let distance = attributes.center.x - view.bounds.midX
      moved.center.x = view.bounds.midX + distance * share
      moved.transform = turn(distance)
      return moved
    }
  }
}
