import PortableUIKit

// Whoever gives up looking for something is where they were, and whoever has found it is there.
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
  ///
  /// - Parameter found: the page whose photo the keyboard has come to meanwhile.
  func goBack(to place: GridPlace, unless found: Int? = nil) {
    keptPhotos = []
    collectionView.layoutIfNeeded()
    defer { if let found { meet(found) } }
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

  private func meet(_ page: Int) {
    focusedPage = page
    scroll(to: page)
  }
}
