/// Why a file cannot be shown as a picture.
public enum PictureError: Error, Equatable {
  case missing
  case noPermission
  case notAFile
  case unreadable
  case empty
  case notAPicture
  /// The name of the format.
  case damaged(String)
  case unsupported(String)
  case tooLarge(width: Int, height: Int)
  case outOfMemory
  case changed
  /// None of the tiles that a piece is made of is there.
  case noTiles
  /// Tiles are not what the description of the picture says.
  case wrongTiles
  case tookTooLong
  case stopped
  /// Somebody else has ended the process that was reading it.
  case killed
  /// No process may read it, for this reason.
  case noProcess(String)
  case diskFull
  case givenUp
  /// What was made of a picture to show it sharp is no longer there.
  case pyramidGone
  case server(host: String, ServerFault)

  /// It may be gone the next time.
  package var isPassing: Bool {
    switch self {
    case .server(_, let fault): fault.isPassing
    case .killed, .noProcess: true
    case .missing, .noPermission, .notAFile, .unreadable, .empty, .notAPicture, .damaged,
      .unsupported, .tooLarge, .outOfMemory, .changed, .noTiles, .wrongTiles, .tookTooLong,
      .stopped, .diskFull, .givenUp, .pyramidGone:
      false
    }
  }

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing: "This file is no longer there."
    case .noPermission: "There is no permission to read this file."
    case .notAFile: "This is not a file."
    case .unreadable: "This file cannot be read from its disk."
    case .empty: "This file is empty."
    case .notAPicture: "This file is not a picture, or is one of an unknown kind."
    case .damaged(let format): "The \(format) data of this picture is damaged."
    case .unsupported(let format): "This is a kind of \(format) that cannot be shown."
    case .tooLarge(let width, let height):
      "This picture claims to be \(width) × \(height) pixels, which is too large to be shown."
    case .outOfMemory: "There is not enough memory for this picture."
    case .changed: "This file has changed since it was opened."
    case .noTiles: "The tiles of this picture are missing."
    case .wrongTiles: "The tiles of this picture are not what its description promises."
    case .tookTooLong: "Reading this picture took too long, so it was given up."
    case .diskFull: "There is no room on the disk for a sharper version of this picture."
    case .pyramidGone: "The sharper version of this picture is gone."
    case .givenUp: "Nobody looks at this picture any more."
    case .server(let host, let fault): fault.message(host: host)
    case .stopped:
      "The process that was reading this picture broke down. It may be damaged on purpose."
    case .killed:
      "The process that was reading this picture was ended, perhaps for want of memory."
    case .noProcess(let reason): "This picture is not read: \(reason)."
    }
  }
}
