/// Whoever gives photos' files other names. Their album finds out by itself.
@MainActor
public protocol PhotoRenamer: AnyObject {
  /// What a photo's file is called, with its ending; nil when it cannot be renamed.
  func name(of picture: Int32) -> String?
  /// `receiver` hears nil when the file is called so, or else a sentence that says why not. Nothing is replaced.
  func rename(
    _ picture: Int32, to name: String, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  )
  /// Gives the file the name back that it had before it was renamed last. `receiver` hears nil, or else why not.
  func renameBack(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
}
