/// What the system tells of a watched folder.
enum FolderEvent: Equatable {
  /// A file has come; somebody may still be writing it.
  case created(FolderName)
  /// A file is complete: its writer has closed it, or it was moved here from elsewhere.
  case written(FolderName)
  case removed(FolderName)
  case renamed(FolderName, to: FolderName)
  /// A folder came to this place, or went from it.
  case folderMoved(FolderName)
  /// A watched folder is not where it was any more.
  case folderGone(Int32)
  /// There was more than the system could remember.
  case lost
}
