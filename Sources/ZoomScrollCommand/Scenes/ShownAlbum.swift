import PhotoBrowserApp
import PhotoFiles
import PhotoTiles
import PictureFacts

/// The pages that the screen knows of: they change between two frames only.
final class ShownAlbum: PhotoAlbum {
  private let files: FileAlbum
  private var contents: FileAlbum.Contents

  init(_ files: FileAlbum) {
    self.files = files
    contents = files.contents
  }

  /// Takes up the newest pages, and says where a page of before is now.
  ///
  /// - Returns: also whether something else is shown than before, from `opening` on.
  func update() -> (newPage: (Int) -> Int?, isOther: Bool) {
    let old = contents
    let new = files.contents
    contents = new
    return ({ new.list.page(of: old.list.picture(at: $0)) }, new.orders != old.orders)
  }

  /// The page of the file that was named, among its neighbours; nil when none was.
  var opening: Int? { contents.opening.flatMap { contents.list.page(of: $0) } }

  /// The page of a file; nil when it is not there.
  func page(ofFile path: [UInt8]) -> Int? {
    (0..<count).first { contents.list.filePath(of: contents.list.picture(at: $0)) == path }
  }

  var count: Int { contents.list.count }

  func photo(at page: Int) -> Photo {
    let picture = contents.list.picture(at: page)
    return Photo(name: contents.list.name(of: picture), picture: picture)
  }

  /// Of a picture's file, as the file system has it; nil for what lies on a server.
  func filePath(of picture: Int32) -> [UInt8]? { contents.list.filePath(of: picture) }

  /// A picture is the still of a film.
  func isFilm(_ picture: Int32) -> Bool { contents.list.isFilm(picture) }

  /// The pages that are films.
  var filmPages: [Int] { contents.list.filmPages }

  /// Which photos were taken as one.
  var stacks: [PhotoStack] { contents.list.stacks }

  /// The number of the folder of a picture's file; nil for what lies on a server.
  func folder(of picture: Int32) -> Int32? { contents.list.folder(of: picture) }

  /// The names on the way to a folder, from the root on.
  func path(ofFolder folder: Int32) -> [String] {
    let path = FilePlacing.absolute(contents.list.path(ofFolder: folder))
    return String(decoding: path, as: UTF8.self).onOneLine.split(separator: "/")
      .map(String.init).filter { $0 != "." }
  }

  /// Where the file of a picture is that may have gone and come again; nil when it is not there.
  func page(ofFileOf picture: Int32) -> Int? { contents.list.page(ofFileOf: picture) }

  /// There are no pages yet, since folders are still being read.
  var isBeingRead: Bool { contents.isBeingRead }

  /// Without pages, why there are none; otherwise, what was named and is not shown.
  var problems: [PhotoFinderError] { contents.problems }

  /// Files that come and go may be missed.
  var missesChanges: Bool { contents.missesChanges }

  var reasonForEmptiness: String { contents.problems.first?.sentence ?? "" }
}
