import CollectionSolving
import ScrollGeometry

/// Something at an edge of a section or of the whole layout: a header, a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  /// From where it would lie, points.
  public final let offset: CGPoint
  /// It makes the section longer; otherwise it covers its items.
  open var extendsBoundary = true
  /// It stays in view while its section does.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  final var bar: ComposedBar {
    ComposedBar(
      size: layoutSize.composed, share: alignment.share, offset: Point(offset) - .zero,
      isBeside: extendsBoundary, pins: pinToVisibleBounds)
  }
}
