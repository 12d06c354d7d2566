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
  /// What lies beside it was not written by us, or by a newer version, or is broken.
  case foreign(String)
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

  init(_ error: PinError) {
    self =
      switch error {
      case .missing(let name): .missing(name)
      case .foreign(let name): .foreign(name)
      case .unreadable(let name): .unreadable(name)
      case .noPermission(let name): .noPermission(name)
      case .tooMany, .diskFull: .diskFull
      case .failed(let name, let reason): .failed(name, reason: reason)
      }
  }

  /// Its own file cannot note it, and what lies beside it may.
  public var needsSidecar: Bool {
    switch self {
    case .noPlace, .noRoom: true
    case .missing, .noPermission, .unreadable, .foreign, .diskFull, .failed: false
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
    case .foreign(let name):
      Words.text("“%” is not understood, so it was left as it is.", name)
    case .diskFull: Words.text("There is no room on the disk.")
    case .failed(let name, let reason): Words.text("“%1” could not be changed: %2.", name, reason)
    }
  }
}
