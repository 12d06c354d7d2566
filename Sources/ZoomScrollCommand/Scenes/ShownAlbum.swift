import PhotoBrowserApp
import PhotoTiles

/// The pages that the screen knows of: they change between two frames only.
final class ShownAlbum: PhotoAlbum {
  private let files: FileAlbum
  private var contents: FileAlbum.Contents

  init(_ files: FileAlbum) {
    self.files = files
    contents = files.contents
  }

  /// Takes up the newest pages, and says where a page of before is now.
  func update() -> (Int) -> Int? {
    let old = contents.list
    let new = files.contents
    contents = new
    return { new.list.page(of: old.picture(at: $0)) }
  }

  var count: Int { contents.list.count }

  func photo(at page: Int) -> Photo {
    let picture = contents.list.picture(at: page)
    return Photo(name: contents.list.name(of: picture), picture: picture)
  }

  var reasonForEmptiness: String { contents.problem ?? "" }
}
