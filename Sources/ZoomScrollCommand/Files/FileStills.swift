import Dispatch
import GTKHost
import PhotoTiles

/// Stills of films of which there is no thumbnail: the desktop is asked to make them, once for each file.
@MainActor
final class FileStills {
  private let files: FileAlbum
  private let path: (Int32) -> [UInt8]?
  private var asked: Set<[UInt8]> = []

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(_ files: FileAlbum, path: @escaping (Int32) -> [UInt8]?) {
    self.files = files
    self.path = path
  }

  /// A drawing stands for it.
  func want(_ picture: Int32) {
    guard let path = path(picture), asked.insert(path).inserted else { return }
    DesktopThumbnailer.shared.make(of: path) { [weak self] in
      // What is known of the picture is read anew.
      self?.files.show(picture, turned: [])
    }
  }
}
