/// What a compositional layout is asked to fill.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutContainer: AnyObject {
  /// Points, before the insets.
  var contentSize: CGSize { get }
  /// Points, after the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Where a compositional layout is shown.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// What can be filled: nothing of it is kept free.
final class LayoutRoom: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize

  init(_ size: CGSize) {
    contentSize = size
    super.init()
  }

  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// Where it is shown, as a value.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    container = LayoutRoom(size)
    traitCollection = traits
    super.init()
  }
}
