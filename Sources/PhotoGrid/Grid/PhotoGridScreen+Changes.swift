import PhotoBrowserApp
import PortableUIKit

// The album changes while its grid is seen: photos go to their new places.
extension PhotoGridScreen {
  /// The album has changed.
  ///
  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  public func albumDidChange(newPage: (Int) -> Int?) {
    focusedPage = focusedPage.flatMap(newPage)
    absentPage = absentPage.flatMap(newPage)
    hoveredPage = hoveredPage.flatMap(newPage)
    selection.albumDidChange(newPage: newPage)
    let count = collectionView.numberOfItems(inSection: 0)
    guard max(count, album.count) <= GridTunables.mostMoved, view.window != nil,
      !UIAccessibility.isReduceMotionEnabled
    else { return collectionView.reloadData() }
    let change = GridChange(from: count, to: album.count, newPage: newPage)
    if !change.isNone {
      collectionView.performBatchUpdates { [collectionView] in
        collectionView.deleteItems(at: change.deleted)
        collectionView.insertItems(at: change.inserted)
        for (from, to) in change.moved { collectionView.moveItem(at: from, to: to) }
      }
    }
    showPhotos()
    showNames()
  }

  /// What a cell shows may be another photo in the same place.
  private func showPhotos() {
    for path in collectionView.indexPathsForVisibleItems where path.item < album.count {
      guard let cell = cell(path.item) else { continue }
      cell.show(album.photo(at: path.item), of: store)
      cell.isFavourite = isFavourite(album.photo(at: path.item))
      cell.isInFocus = path.item == focusedPage
      cell.isChosen = selection.contains(path.item)
      cell.contentView.isHidden = path.item == absentPage
    }
  }
}
