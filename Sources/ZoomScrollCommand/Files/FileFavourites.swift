import Localization
import PhotoControls
import PhotoFiles

/// The favourites among the files of an album.
final class FileFavourites: PhotoFavourites {
  private let all: Favourites
  private let path: (Int32) -> [UInt8]?

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(_ all: Favourites, path: @escaping (Int32) -> [UInt8]?) {
    self.all = all
    self.path = path
  }

  func contains(_ picture: Int32) -> Bool {
    path(picture).map { all.contains(FilePlacing.absolute($0)) } ?? false
  }

  func toggle(_ picture: Int32) -> String? {
    guard let path = path(picture) else {
      return Words.text("Only files of this computer can be favourites.")
    }
    return all.toggle(FilePlacing.absolute(path))
  }
}
