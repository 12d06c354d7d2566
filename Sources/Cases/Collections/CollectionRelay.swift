import ZoomScrollView

/// Hears of items, too.
final class CollectionRelay: CaseRelay, UICollectionViewDelegate {
  @Weak var collectionCase: CollectionCase?

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    guard let collectionCase else { return }
    targetContentOffset.pointee = collectionCase.rest(near: targetContentOffset.pointee)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionCase?.selected(indexPath)
  }
}
