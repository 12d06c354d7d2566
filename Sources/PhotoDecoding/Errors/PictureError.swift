import Localization

/// Why a file cannot be shown as a picture.
public enum PictureError: Error, Equatable {
  /// There is nothing of that name.
  case missing
  /// It may not be read.
  case noPermission
  /// It is a folder, or no file at all.
  case notAFile
  /// Its disk cannot read it.
  case unreadable
  /// It has no bytes.
  case empty
  /// It is in no format that is known.
  case notAPicture
  /// The name of the format.
  case damaged(String)
  /// It is of a kind that cannot be read here: the name of the format.
  case unsupported(String)
  /// It says that it has more pixels than can be shown.
  case tooLarge(width: Int, height: Int)
  /// There is no memory for it.
  case outOfMemory
  /// It is another one than when it was opened.
  case changed
  /// None of the tiles that a piece is made of is there.
  case noTiles
  /// Tiles are not what the description of the picture says.
  case wrongTiles
  /// Its decoding did not come to an end.
  case tookTooLong
  /// The process that was reading it broke down.
  case stopped
  /// Somebody else has ended the process that was reading it.
  case killed
  /// No process may read it, for this reason.
  case noProcess(String)
  /// There is no room to make of it what it is shown from.
  case diskFull
  /// Nobody wants it any more.
  case givenUp
  /// What was made of a picture to show it sharp is no longer there.
  case pyramidGone
  /// The server that has it failed, in this way.
  case server(host: String, ServerFault)

  /// It may be gone the next time.
  package var isPassing: Bool {
    switch self {
    case .server(_, let fault): fault.isPassing
    // A machine that was busy may have time now.
    case .killed, .noProcess, .tookTooLong: true
    case .missing, .noPermission, .notAFile, .unreadable, .empty, .notAPicture, .damaged,
      .unsupported, .tooLarge, .outOfMemory, .changed, .noTiles, .wrongTiles, .stopped,
      .diskFull, .givenUp, .pyramidGone:
      false
    }
  }

  /// What there is to say of a picture that is shown as far as its file goes.
  public static var cutShort: String {
    Words.text("This file is cut short: what there is of it is shown.")
  }

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing: Words.text("This file is no longer there.")
    case .noPermission: Words.text("There is no permission to read this file.")
    case .notAFile: Words.text("This is not a file.")
    case .unreadable: Words.text("This file cannot be read from its disk.")
    case .empty: Words.text("This file is empty.")
    case .notAPicture: Words.text("This file is not a picture, or is one of an unknown kind.")
    case .damaged(let format): Words.text("The % data of this picture is damaged.", format)
    case .unsupported(let format): Words.text("This is a kind of % that cannot be shown.", format)
    case .tooLarge(let width, let height):
      Words.text(
        "This picture claims to be % pixels, which is too large to be shown.",
        "\(width) × \(height)")
    case .outOfMemory: Words.text("There is not enough memory for this picture.")
    case .changed: Words.text("This file has changed since it was opened.")
    case .noTiles: Words.text("The tiles of this picture are missing.")
    case .wrongTiles: Words.text("The tiles of this picture are not what its description promises.")
    case .tookTooLong: Words.text("Reading this picture took too long, so it was given up.")
    case .diskFull:
      Words.text("There is no room on the disk for a sharper version of this picture.")
    case .pyramidGone: Words.text("The sharper version of this picture is gone.")
    case .givenUp: Words.text("Nobody looks at this picture any more.")
    case .server(let host, let fault): fault.message(host: host)
    case .stopped:
      Words.text(
        "The process that was reading this picture broke down. It may be damaged on purpose.")
    case .killed:
      Words.text("The process that was reading this picture was ended, perhaps for want of memory.")
    case .noProcess(let reason): Words.text("This picture is not read: %.", reason)
    }
  }
}
