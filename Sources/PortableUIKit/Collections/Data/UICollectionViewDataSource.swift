/// What a collection view shows.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// A cell that was dequeued for this item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// One unless said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A view that was dequeued for this place; asked for what the layout has a place for.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("the layout has supplementary views, and the data source makes none")
  }
}
