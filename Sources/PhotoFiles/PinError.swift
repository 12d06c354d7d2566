import CGio
import Glibc
import Localization
import PictureFacts

/// Why a photo's pins are not read or kept.
public enum PinError: Error, Equatable, Sendable {
  /// The photo has gone.
  case missing(String)
  /// What lies there was not written by us, or by a newer version, or is broken.
  case foreign(String)
  case unreadable(String)
  case noPermission(String)
  case tooMany
  case diskFull
  /// Anything else, in the system's words.
  case failed(String, reason: String)

  init(_ name: String, _ code: Int32) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .missing(name)
      case EACCES, EPERM, EROFS: .noPermission(name)
      case ENOSPC, EDQUOT: .diskFull
      default: .failed(name, reason: String(cString: strerror(code)))
      }
  }

  init(_ name: String, _ problem: GError?) {
    guard let problem else {
      self = .failed(name, reason: "the system does not say why")
      return
    }
    let reason = String(cString: problem.message)
    guard problem.domain == g_file_error_quark() else {
      self = .failed(name, reason: reason)
      return
    }
    self =
      switch GFileError(UInt32(bitPattern: problem.code)) {
      case G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR: .missing(name)
      case G_FILE_ERROR_ACCES, G_FILE_ERROR_PERM, G_FILE_ERROR_ROFS: .noPermission(name)
      case G_FILE_ERROR_NOSPC: .diskFull
      default: .failed(name, reason: reason)
      }
  }

  /// What it is about is not there any more, and does not come back.
  public var isForGood: Bool { if case .missing = self { true } else { false } }

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing(let name): Words.text("“%” is no longer there.", name)
    case .foreign(let name):
      Words.text("“%” is not understood, so it was left as it is.", name)
    case .unreadable(let name): Words.text("“%” cannot be read.", name)
    case .noPermission(let name): Words.text("There is no permission to change “%”.", name)
    case .tooMany:
      Words.plural(
        "A photo has room for % pin.", "A photo has room for % pins.", PhotoPin.most)
    case .diskFull: Words.text("There is no room on the disk.")
    case .failed(let name, let reason): Words.text("“%1” could not be changed: %2.", name, reason)
    }
  }
}
