import PortableUIKit

// Whoever gives up looking for something is where they were.
extension PhotoGridScreen {
  var place: GridPlace {
    GridPlace(
      offset: collectionView.contentOffset.y,
      focused: focusedPage.map { album.photo(at: $0).picture },
      chosen: Set(selection.pages.map { album.photo(at: $0).picture }))
  }

  /// What was seen there is wanted again soon.
  func keepPhotos() { keptPhotos = cells.compactMap(\.thumbnail.photo) }

  /// What was chosen meanwhile stays chosen, too.
  func goBack(to place: GridPlace) {
    keptPhotos = []
    collectionView.layoutIfNeeded()
    let most = max(0, collectionView.contentSize.height - collectionView.bounds.height)
    collectionView.contentOffset.y = min(max(0, place.offset), most)
    guard place.focused != nil || !place.chosen.isEmpty else { return focusedPage = nil }
    var focused: Int?
    var chosen: Set<Int> = []
    for page in 0..<album.count {
      let picture = album.photo(at: page).picture
      if picture == place.focused { focused = page }
      if place.chosen.contains(picture) { chosen.insert(page) }
    }
    focusedPage = focused
    selection.add(chosen)
  }
}
