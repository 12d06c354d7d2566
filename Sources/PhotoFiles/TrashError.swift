/// Why a file could not be moved to the trash, or back.
public enum TrashError: Error, Equatable, Sendable {
  /// The file is gone.
  case missing(String)
  /// Nothing in the folder can be changed.
  case readOnlyFolder(String)
  /// The volume that the file is on has no trash, and gets none.
  case noTrash(String)
  /// The person may not move this file, or not there.
  case noPermission(String)
  /// There is no room for what the trash notes of the file.
  case diskFull
  /// Where the file was there is another one by now.
  case nameTaken(String)
  /// The folder that the file was in is gone.
  case folderGone(String)
  /// Somebody has emptied the trash, or taken the file out of it.
  case noLongerInTrash(String)
  /// Anything else, in the system's words.
  case failed(String, reason: String)

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing(let name): "“\(name)” is no longer there."
    case .readOnlyFolder(let folder): "Nothing in the folder “\(folder)” can be changed."
    case .noTrash(let name): "The volume that “\(name)” is on has no trash."
    case .noPermission(let name): "There is no permission to move “\(name)” to the trash."
    case .diskFull: "There is no room on the disk for the trash's notes."
    case .nameTaken(let name): "There is another file named “\(name)” where this one was."
    case .folderGone(let folder): "The folder “\(folder)” that it was in is no longer there."
    case .noLongerInTrash(let name): "“\(name)” is no longer in the trash."
    case .failed(let name, let reason): "“\(name)” could not be moved: \(reason)."
    }
  }
}
