import PhotoBrowserApp

/// The photos of the page, once, or again and again where turning goes round.
final class PageAlbum: PhotoAlbum {
  /// So often that nobody comes to an end: to turn all of one photo's pages takes minutes, without a pause.
  private static let manyRounds = 2000

  var loops = false
  private let pictures: PicturePage
  private var photos: [Photo] { pictures.photos }

  init(_ pictures: PicturePage) {
    self.pictures = pictures
  }

  var count: Int { loops ? photos.count * Self.manyRounds : photos.count }

  func photo(at page: Int) -> Photo { photos[page % photos.count] }

  var reasonForEmptiness: String { "" }

  /// The page of a photo that is nearest to another page, or to the middle.
  func page(ofPhoto index: Int, near page: Int?) -> Int {
    let near = page ?? count / 2
    guard loops, index < photos.count else { return index }
    let away = (index - near) % photos.count
    let half = photos.count / 2
    return near + (away > half ? away - photos.count : away < -half ? away + photos.count : away)
  }
}
