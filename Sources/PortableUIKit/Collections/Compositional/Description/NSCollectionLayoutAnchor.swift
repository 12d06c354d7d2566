import CollectionSolving
import ScrollGeometry

/// A point of an item's edges.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutAnchor: NSObject {
  public final let edges: NSDirectionalRectEdge
  /// Points, or a share of the size of what is placed.
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  final var composed: ComposedAnchor {
    ComposedAnchor(
      share: Point(x: share(.leading, .trailing), y: share(.top, .bottom)),
      offset: Point(offset) - .zero, isOffsetFractional: isFractionalOffset)
  }

  /// Between two edges, or with none of them, it is in the middle.
  private func share(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> Double {
    // derivation: 0 is the one edge, 1 the other, and halfway lies between them.
    switch (edges.contains(low), edges.contains(high)) {
    case (true, false): 0
    case (false, true): 1
    case (true, true), (false, false): 0.5
    }
  }
}
