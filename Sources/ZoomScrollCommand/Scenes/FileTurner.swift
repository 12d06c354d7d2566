import Localization
import PhotoControls
import PhotoFiles
import PictureFacts

/// Notes in the files of an album how photos are turned.
final class FileTurner: PhotoTurner {
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private let permission: TurnPermission

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(
    _ work: FileWork, _ permission: TurnPermission, path: @escaping (Int32) -> [UInt8]?
  ) {
    self.work = work
    self.permission = permission
    self.path = path
  }

  var mayChangeFiles: Bool {
    get { permission.isGiven }
    set { if newValue { permission.give() } }
  }

  func turn(
    _ picture: Int32, _ turn: PhotoTurn,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let path = path(picture) else {
      return receiver(Words.text("Only files of this computer can be turned."))
    }
    work.run { () throws(TurnError) in
      try OrientationTag.turn(path, turn)
    } then: { result in
      switch result {
      case .success: receiver(nil)
      case .failure(let error): receiver(error.message)
      }
    }
  }
}
