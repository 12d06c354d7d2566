import PortableUIKit
import ScrollGeometry

// A finger, a trackpad or a wheel moves the strip: the photo in the middle is the one that is shown.
extension PhotoStripView: UICollectionViewDelegate {
  /// Somebody moves it, or has let it go.
  var isScrubbed: Bool {
    thumbnails.isDragging || thumbnails.isDecelerating || thumbnails.isScrollAnimating
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isScrubbed else { return }
    glide = nil
    startLink()
    let middle = max(0, min(album.count - 1, Int(position.rounded())))
    guard middle != reached, album.count > 0 else { return }
    reached = middle
    didReach(middle)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    // The strip follows whoever turns to it.
    didReach(indexPath.item)
  }

  /// What moves it does so no more.
  func stopScrubbing() {
    let pan = thumbnails.panGestureRecognizer
    pan.isEnabled = false
    pan.isEnabled = true
    thumbnails.setContentOffset(thumbnails.contentOffset, animated: false)
  }
}
