/// Where photos go that nobody wants any more, and from where they come back. Their album finds out by itself.
@MainActor
public protocol PhotoTrash: AnyObject {
  /// Moves pages there in one order, each with all that belongs to it, or not at all.
  func moveToTrash(
    _ pages: [PagePictures], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ outcome: TrashOutcome) -> Void)
  /// Puts back what was moved there with those pages.
  func restore(
    _ pages: [PagePictures], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ outcome: TrashOutcome) -> Void)
  /// Something was moved there before the program was started, and nobody has put it back.
  var hasEarlier: Bool { get }
  /// Puts back what was moved there in the last order before the program was started. `receiver` hears the sentence that says
  /// what has come of it.
  func restoreEarlier(
    _ progress: @escaping OrderProgress, _ receiver: @escaping @MainActor (_ news: String) -> Void)
}

/// What has come of an order to the trash, or back.
public struct TrashOutcome: Equatable, Sendable {
  /// Those that are where they should be.
  public var done: [PagePictures]
  /// A sentence that says why not all are; nil when all are, or somebody has stopped it.
  public var problem: String?
  /// Those that never can come back: nobody has them any more.
  public var lost: [PagePictures]

  public init(
    _ done: [PagePictures] = [], problem: String? = nil, lost: [PagePictures] = []
  ) {
    self.done = done
    self.problem = problem
    self.lost = lost
  }
}
