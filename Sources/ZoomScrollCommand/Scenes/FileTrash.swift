import Dispatch
import PhotoControls
import PhotoFiles

/// The desktop's trash, for the photos of an album.
final class FileTrash: PhotoTrash {
  private let path: (Int32) -> [UInt8]?
  private let queue = DispatchQueue(label: "trash")
  private var moved: [TrashedFile] = []
  /// Called when something was said.
  var didAnswer: () -> Void = {}

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(path: @escaping (Int32) -> [UInt8]?) {
    self.path = path
  }

  var canRestore: Bool { !moved.isEmpty }

  func moveToTrash(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver("Only files of this computer can be moved to the trash.")
    }
    queue.async { [weak self] in
      let result = Result { () throws(TrashError) in try Trash.moveToTrash(path) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self else { return }
          switch result {
          case .success(let file):
            self.moved.append(file)
            receiver(nil)
          case .failure(let error): receiver(error.message)
          }
          self.didAnswer()
        }
      }
    }
  }

  func restoreLast(_ receiver: @escaping @MainActor (_ problem: String?) -> Void) {
    guard let file = moved.popLast() else { return }
    queue.async { [weak self] in
      let result = Result { () throws(TrashError) in try Trash.restore(file) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self else { return }
          switch result {
          case .success: receiver(nil)
          case .failure(let error):
            // Whatever stands in the way may go.
            self.moved.append(file)
            receiver(error.message)
          }
          self.didAnswer()
        }
      }
    }
  }
}
