import CollectionSolving

/// How large something is in a compositional layout.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  final var composed: ComposedSize {
    ComposedSize(width: widthDimension.length, height: heightDimension.length)
  }
}
