import Localization
import PhotoControls
import PhotoFiles
import PhotoTiles
import PictureFacts

/// Keeps what is pinned to the photos of an album, in a file beside each.
final class FilePins: PhotoPinKeeper {
  /// So many changes of a photo's pins can be taken back.
  private static let mostKept = 100

  private let work: FileWork
  private let files: FileAlbum
  private let path: (Int32) -> [UInt8]?
  /// By the photo's path: what was kept before, on the picture as it is stored, the last at the end.
  private var before: [[UInt8]: [[PhotoPin]]] = [:]

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, _ files: FileAlbum, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    self.files = files
    self.path = path
  }

  func canPin(_ picture: Int32) -> Bool { path(picture) != nil }

  func readPins(
    of picture: Int32,
    _ receiver: @escaping @MainActor (_ pins: [PhotoPin], _ problem: String?) -> Void
  ) {
    guard let path = path(picture) else { return receiver([], nil) }
    // Some photos are shown turned though their files do not say so.
    let shown = files.turns(of: picture)
    work.run { () throws(PinError) in
      try PinSidecar.readUpright(path).turned(shown)
    } then: { result in
      switch result {
      case .success(let pins): receiver(pins, nil)
      case .failure(let error): receiver([], error.message)
      }
    }
  }

  func keep(
    _ pins: [PhotoPin], of picture: Int32,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver(Words.text("Only files of this computer can have pins."))
    }
    let shown = files.turns(of: picture)
    work.run { () throws(PinError) in
      let old = try PinSidecar.read(path)
      try PinSidecar.write(pins.turnedBack(try PinSidecar.turns(path) + shown), path)
      return old
    } then: { [weak self] result in
      switch result {
      case .success(let old):
        self?.note(old, path)
        receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }

  private func note(_ old: [PhotoPin], _ path: [UInt8]) {
    before[path, default: []].append(old)
    if before[path, default: []].count > Self.mostKept { before[path]?.removeFirst() }
  }

  func takeBack(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void) {
    guard let path = path(picture), let old = before[path]?.last else {
      return receiver(Words.text("The photo has gone."))
    }
    work.run { () throws(PinError) in
      try PinSidecar.write(old, path)
    } then: { [weak self] result in
      switch result {
      case .success:
        self?.before[path]?.removeLast()
        receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }

  /// A photo's file has another path.
  func didMove(_ old: [UInt8], to new: [UInt8]) { before[new] = before.removeValue(forKey: old) }
}
