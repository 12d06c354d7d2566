import Glibc
import Localization

/// Why a file does not have the name, or is not in the folder, that somebody wants.
public enum NamingError: Error, Equatable, Sendable {
  case missing(String)
  /// Nobody can call a file so.
  case empty
  case hasSlash
  /// Stands for a folder.
  case reserved(String)
  case tooLong
  /// Another file has the name.
  case taken(String)
  /// Nothing in the folder can be changed.
  case readOnlyFolder(String)
  case folderGone(String)
  /// A folder, or something else that no picture is in.
  case notAFile(String)
  /// The file itself cannot be read.
  case unreadable(String)
  case diskFull
  /// Anything else, in the system's words.
  case failed(String, reason: String)

  /// - Parameters:
  ///   - name: that the file has.
  ///   - new: that it is to have.
  ///   - folder: where it is to be.
  ///   - code: the system's number of what has failed.
  init(_ name: String, as new: String, in folder: String, _ code: Int32) {
    self =
      switch code {
      case EEXIST, ENOTEMPTY, EISDIR: .taken(new)
      case ENAMETOOLONG: .tooLong
      case EACCES, EPERM, EROFS: .readOnlyFolder(folder)
      case ENOENT, ENOTDIR: .missing(name)
      case ENOSPC, EDQUOT: .diskFull
      default: .failed(name, reason: String(cString: strerror(code)))
      }
  }

  /// What it is about is not there any more, and does not come back.
  public var isForGood: Bool { if case .missing = self { true } else { false } }

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing(let name): Words.text("“%” is no longer there.", name)
    case .empty: Words.text("A file needs a name.")
    case .hasSlash: Words.text("A file’s name has no “/” in it.")
    case .reserved(let name): Words.text("No file can be called “%”.", name)
    case .tooLong: Words.text("This name is too long.")
    case .taken(let name): Words.text("There is already a file named “%”.", name)
    case .readOnlyFolder(let folder):
      Words.text("Nothing in the folder “%” can be changed.", folder)
    case .folderGone(let folder): Words.text("The folder “%” is no longer there.", folder)
    case .notAFile(let name): Words.text("“%” is not a file.", name)
    case .unreadable(let name): Words.text("“%” cannot be read.", name)
    case .diskFull: Words.text("There is no room on the disk.")
    case .failed(let name, let reason): Words.text("“%1” could not be changed: %2.", name, reason)
    }
  }
}
