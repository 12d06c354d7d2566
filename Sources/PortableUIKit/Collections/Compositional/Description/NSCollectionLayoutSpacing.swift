import CollectionSolving

/// Room that things keep in a compositional layout, points.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutSpacing: NSObject {
  final let composed: ComposedSpacing

  init(_ spacing: ComposedSpacing) {
    composed = spacing
    super.init()
  }

  /// At least so much, and a share of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing.native))
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing.native))
  }

  open var spacing: CGFloat {
    switch composed {
    case .fixed(let points), .flexible(let points): CGFloat(points)
    }
  }
  open var isFlexibleSpacing: Bool {
    if case .flexible = composed { true } else { false }
  }
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room outside the sides of an item.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  final var composed: ComposedEdges {
    ComposedEdges(
      left: leading?.composed, top: top?.composed, right: trailing?.composed,
      bottom: bottom?.composed)
  }
}
