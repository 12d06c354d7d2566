/// Whoever gives photos' files other names. Their album finds out by itself.
@MainActor
public protocol PhotoRenamer: AnyObject {
  /// What a photo's file is called, with its ending; nil when it cannot be renamed.
  func name(of picture: Int32) -> String?
  /// Gives the file that is shown another name, and those that belong to it names like it: all of them, or none. Nothing is
  /// replaced.
  func rename(
    _ page: PagePictures, to name: String,
    _ receiver: @escaping @MainActor (RenameOutcome) -> Void)
  /// Gives the files the names back that they had before that photo was renamed last. `receiver` hears nil, or else why not.
  func renameBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void)
}

/// What has come of another name.
public enum RenameOutcome: Equatable, Sendable {
  /// It is called so.
  case renamed(String)
  /// A sentence that says why not.
  case failed(String)
}
