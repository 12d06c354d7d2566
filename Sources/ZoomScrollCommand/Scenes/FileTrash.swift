import Localization
import PhotoControls
import PhotoFiles

/// The desktop's trash, for the photos of an album.
final class FileTrash: PhotoTrash {
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private var moved: [(file: TrashedFile, picture: Int32)] = []
  /// Whose file has come back, until somebody has shown it.
  var restored: Int32?

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    self.path = path
  }

  var canRestore: Bool { !moved.isEmpty }

  func moveToTrash(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver(
        Words.text("Only files of this computer can be moved to the trash."))
    }
    work.run { () throws(TrashError) in
      try Trash.moveToTrash(path)
    } then: { [weak self] result in
      switch result {
      case .success(let file):
        self?.moved.append((file, picture))
        receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }

  func restoreLast(_ receiver: @escaping @MainActor (_ problem: String?) -> Void) {
    guard let last = moved.popLast() else { return }
    work.run { () throws(TrashError) in
      try Trash.restore(last.file)
    } then: { [weak self] result in
      switch result {
      case .success:
        self?.restored = last.picture
        receiver(nil)
      case .failure(let error):
        // Whatever stands in the way may go.
        self?.moved.append(last)
        receiver(error.message)
      }
    }
  }
}
