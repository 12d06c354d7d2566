import Foundation
import GTKHost
import PhotoTiles

/// What one start of the program hands to the one that has the windows.
struct Handing: Equatable {
  private static let recursive = "recursive"
  static let newWindow = "new-window"

  /// Absolute paths and addresses.
  var paths: [String]
  var isRecursive: Bool
  /// Another window, also when nothing is named.
  var wantsNewWindow: Bool

  init(paths: [String], isRecursive: Bool, wantsNewWindow: Bool) {
    let folder = FileManager.default.currentDirectoryPath
    self.paths = paths.map { path in
      path.hasPrefix("/") || path.contains("://")
        ? path : (folder as NSString).appendingPathComponent(path)
    }
    self.isRecursive = isRecursive
    self.wantsNewWindow = wantsNewWindow
  }

  init(_ request: SingleInstance.Request) {
    let words = request.hint.split(separator: " ").map(String.init)
    paths = request.paths
    isRecursive = words.contains(Self.recursive)
    wantsNewWindow = words.contains(Self.newWindow)
  }

  func request(activation: String?) -> SingleInstance.Request {
    let words = (isRecursive ? [Self.recursive] : []) + (wantsNewWindow ? [Self.newWindow] : [])
    return SingleInstance.Request(
      paths: paths, hint: words.joined(separator: " "), activation: activation)
  }

  var album: AlbumRequest { AlbumRequest(paths, hasNeighbors: true, isRecursive: isRecursive) }
}
