import Glibc
import Localization

/// Why a file does not note how its photo is turned.
public enum TurnError: Error, Equatable, Sendable {
  case missing(String)
  /// The person may not change this file, or its folder.
  case noPermission(String)
  /// Files of its format have no such note that we know of.
  case noPlace(String)
  /// Its notes are as long as they can be.
  case noRoom(String)
  case unreadable(String)
  case diskFull
  /// Anything else, in the system's words.
  case failed(String, reason: String)

  init(_ name: String, _ code: Int32) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .missing(name)
      case EACCES, EPERM, EROFS, ETXTBSY: .noPermission(name)
      case ENOSPC, EDQUOT: .diskFull
      default: .failed(name, reason: String(cString: strerror(code)))
      }
  }

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing(let name): Words.text("“%” is no longer there.", name)
    case .noPermission(let name): Words.text("There is no permission to change “%”.", name)
    case .noPlace(let name):
      Words.text("“%” cannot keep how it is turned: only JPEG photos have a note of that.", name)
    case .noRoom(let name):
      Words.text("There is no room among the notes of “%” for how it is turned.", name)
    case .unreadable(let name): Words.text("“%” cannot be read, so it was left as it is.", name)
    case .diskFull: Words.text("There is no room on the disk.")
    case .failed(let name, let reason): Words.text("“%1” could not be changed: %2.", name, reason)
    }
  }
}
