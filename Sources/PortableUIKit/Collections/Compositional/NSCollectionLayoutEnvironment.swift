import ScrollGeometry

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

/// What can be filled, but for the insets.
final class LayoutRoom: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// Where it is shown, as a value.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  /// - Parameter insets: as in a language that is written from left to right, points.
  init(_ size: CGSize, _ traits: UITraitCollection, insets: Insets = .zero) {
    container = LayoutRoom(
      size,
      NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right)))
    traitCollection = traits
    super.init()
  }
}
