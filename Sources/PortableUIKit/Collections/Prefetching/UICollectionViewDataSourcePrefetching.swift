/// Who gets data ready for items that will be seen soon.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Nearest first. They may never be shown.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// They lie ahead no more: what was begun for them may end.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
