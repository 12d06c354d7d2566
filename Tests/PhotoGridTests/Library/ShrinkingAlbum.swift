import PhotoBrowserApp

/// Of photos that come and go.
final class ShrinkingAlbum: PhotoAlbum {
  var pictures: [Int32] = []
  var count: Int { pictures.count }
  func photo(at page: Int) -> Photo {
    Photo(name: "\(pictures[page]).jpg", picture: pictures[page])
  }
  let reasonForEmptiness = "There is no folder."
}
