import Localization
import PhotoControls
import PhotoFiles
import PhotoTiles
import PictureFacts
import Synchronization

/// Keeps what is pinned to the photos of an album, in a file beside each.
final class FilePins: PhotoPinKeeper {
  /// So many changes of a photo's pins can be taken back.
  private static let mostKept = 100

  private let work: FileWork
  private let files: FileAlbum
  private let path: (Int32) -> [UInt8]?
  /// By the photo's path, the last at the end; nil for what has changed nothing.
  private var done: [[UInt8]: [StoredPinChange?]] = [:]

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
    _ change: PinChange, of picture: Int32,
    _ receiver: @escaping @MainActor (_ pins: [PhotoPin], _ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver([], Words.text("Only files of this computer can have pins."))
    }
    let shown = files.turns(of: picture)
    work.run { () throws(PinError) in
      let turns = try PinSidecar.turns(path) + shown
      var made: StoredPinChange?
      let pins = try Self.change(path) {
        made = StoredPinChange.make(change, of: &$0, turns: turns)
      }
      return (made, pins.turned(turns))
    } then: { [self] result in
      switch result {
      case .success(let (made, pins)):
        note(made, path)
        receiver(pins, nil)
      case .failure(let error): receiver([], error.message)
      }
    }
  }

  /// Other windows change files, too.
  private nonisolated static let lock = Mutex(())

  /// Of what the file has by now. Blocks the thread that it runs on.
  ///
  /// - Returns: what it has from then on.
  private nonisolated static func change(
    _ path: [UInt8], _ body: (inout [PhotoPin]) -> Void
  ) throws(PinError) -> [PhotoPin] {
    try lock.withLock { _ throws(PinError) in
      var pins = try PinSidecar.read(path)
      body(&pins)
      try PinSidecar.write(pins, path)
      return pins
    }
  }

  private func note(_ change: StoredPinChange?, _ path: [UInt8]) {
    done[path, default: []].append(change)
    if done[path, default: []].count > Self.mostKept { done[path]?.removeFirst() }
  }

  func takeBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void
  ) {
    // Whoever takes back more meanwhile means what was done before.
    guard let path = path(picture), let last = done[path]?.popLast() else {
      return receiver(UndoProblem(Words.text("The photo has gone."), isForGood: true))
    }
    work.run { () throws(PinError) in
      _ = try Self.change(path) { last?.takeBack(from: &$0) }
    } then: { [self] result in
      switch result {
      case .success: receiver(nil)
      case .failure(let error):
        if !error.isForGood { note(last, path) }
        receiver(UndoProblem(error.message, isForGood: error.isForGood))
      }
    }
  }

  /// A photo's file has another path.
  func didMove(_ old: [UInt8], to new: [UInt8]) {
    if let changes = done.removeValue(forKey: old) { done[new] = changes }
  }
}
