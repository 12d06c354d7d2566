import Localization
import PhotoControls
import PhotoFiles

/// Renames the files of an album.
final class FileRenamer: PhotoRenamer {
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  /// What each file was called and is called now, by its picture, the last at the end.
  private var renamed: [Int32: [(old: [UInt8], new: [UInt8])]] = [:]

  /// Told of a file that has another path.
  private let didMove: (_ old: [UInt8], _ new: [UInt8]) -> Void

  /// - Parameters:
  ///   - path: of a picture's file; nil for what lies on a server.
  ///   - didMove: told of a file that has another path.
  init(
    _ work: FileWork, path: @escaping (Int32) -> [UInt8]?,
    didMove: @escaping (_ old: [UInt8], _ new: [UInt8]) -> Void
  ) {
    self.work = work
    self.didMove = didMove
    self.path = path
  }

  func name(of picture: Int32) -> String? {
    path(picture).map { path in
      let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? -1
      return String(decoding: path[(slash + 1)...], as: UTF8.self)
    }
  }

  func rename(
    _ picture: Int32, to name: String,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver(Words.text("Only files of this computer can be renamed."))
    }
    work.run { () throws(NamingError) in
      let new = try FileNaming.rename(path, to: name)
      PinSidecar.move(path, to: new)
      return new
    } then: { [weak self] result in
      switch result {
      case .success(let new):
        self?.renamed[picture, default: []].append((path, new))
        self?.didMove(path, new)
        receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }

  func renameBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let (old, new) = renamed[picture]?.last else {
      return receiver(Words.text("The photo has gone."))
    }
    work.run { () throws(NamingError) in
      try FileNaming.move(new, to: old)
      PinSidecar.move(new, to: old)
    } then: { [weak self] result in
      switch result {
      case .success:
        self?.renamed[picture]?.removeLast()
        self?.didMove(new, old)
        receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }
}
