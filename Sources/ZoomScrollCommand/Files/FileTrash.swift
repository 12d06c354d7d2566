import Localization
import PhotoControls
import PhotoFiles

/// The desktop's trash, for the photos of an album.
final class FileTrash: PhotoTrash {
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  /// A photo's file, and that of its pins, where it has some.
  private var moved: [Int32: [TrashedFile]] = [:]
  /// Whose file has come back, until somebody has shown it.
  var restored: Int32?

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    self.path = path
  }

  func moveToTrash(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver(
        Words.text("Only files of this computer can be moved to the trash."))
    }
    work.run { () throws(TrashError) in
      let photo = try Trash.moveToTrash(path)
      // Without its photo nobody could see what it is about.
      let pins = try? Trash.moveToTrash(PinSidecar.path(of: path))
      return [photo, pins].compactMap(\.self)
    } then: { [weak self] result in
      switch result {
      case .success(let files):
        self?.moved[picture] = files
        receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }

  func restore(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let files = moved[picture], let photo = files.first else {
      return receiver(Words.text("The photo has gone."))
    }
    work.run { () throws(TrashError) in
      try Trash.restore(photo)
      for pins in files.dropFirst() { try? Trash.restore(pins) }
    } then: { [weak self] result in
      switch result {
      case .success:
        self?.moved[picture] = nil
        self?.restored = picture
        receiver(nil)
      // Whatever stands in the way may go.
      case .failure(let error): receiver(error.message)
      }
    }
  }
}
