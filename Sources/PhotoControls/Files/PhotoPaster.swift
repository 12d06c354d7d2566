/// Whoever puts files that were copied or cut elsewhere beside photos. Their album finds out by itself.
@MainActor
public protocol PhotoPaster: AnyObject {
  /// Puts what was copied or cut into the folder of a picture. `receiver` hears what has come of it, and `begins` is called before
  /// that when it is known what that is: whoever has copied it may take their time.
  func paste(
    beside picture: Int32, begins: @escaping @MainActor () -> Void,
    _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (PasteOutcome) -> Void)
  /// What was pasted last is gone again, or back where it was. `receiver` hears nil, or else why not.
  func takeBackPaste(_ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void)
  /// What was taken back last is there again. `receiver` hears what has come of it.
  func pasteAgain(_ receiver: @escaping @MainActor (PasteOutcome) -> Void)
}

/// What has come of the wish to paste files.
public struct PasteOutcome: Equatable, Sendable {
  /// So many files are there now.
  public var count: Int
  /// A sentence that says why not all are; nil when all are, or somebody has stopped it.
  public var problem: String?

  public init(count: Int, problem: String? = nil) {
    self.count = count
    self.problem = problem
  }
}
