import Localization

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

  /// What it is about is not there any more, and does not come back.
  public var isForGood: Bool {
    switch self {
    case .missing, .noLongerInTrash: true
    case .readOnlyFolder, .noTrash, .noPermission, .diskFull, .nameTaken, .folderGone, .failed:
      false
    }
  }

  /// One sentence for a person.
  public var message: String {
    switch self {
    case .missing(let name): Words.text("“%” is no longer there.", name)
    case .readOnlyFolder(let folder):
      Words.text("Nothing in the folder “%” can be changed.", folder)
    case .noTrash(let name): Words.text("The volume that “%” is on has no trash.", name)
    case .noPermission(let name):
      Words.text("There is no permission to move “%” to the trash.", name)
    case .diskFull: Words.text("There is no room on the disk for the trash's notes.")
    case .nameTaken(let name):
      Words.text("There is another file named “%” where this one was.", name)
    case .folderGone(let folder):
      Words.text("The folder “%” that it was in is no longer there.", folder)
    case .noLongerInTrash(let name): Words.text("“%” is no longer in the trash.", name)
    case .failed(let name, let reason): Words.text("“%1” could not be moved: %2.", name, reason)
    }
  }
}
