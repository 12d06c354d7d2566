/// The pages of an album, which may change while they are shown.
///
/// A thread of its own hears of changes and makes a new list of them; the main thread is told, and
/// takes it when it is ready for it.
public final class FileAlbum: Sendable {
  /// The pages at one moment.
  public struct Contents: Sendable {
    public internal(set) var list: PhotoList
    /// Why there are no pages, one sentence for a person.
    public internal(set) var problem: String?
  }

  let state: AlbumState
  private let follower: AlbumFollower?

  /// - Parameters:
  ///   - paths: files and folders. A folder stands for its files in natural order, or for the
  ///     folders in it when it has only those.
  ///   - isWatched: it changes with the files, once `onChange` was called.
  public init(_ paths: [String], isWatched: Bool) throws(PhotoFinderError) {
    guard isWatched, let watch = FolderWatch() else {
      state = AlbumState(Contents(list: try PhotoFinder.find(paths)))
      follower = nil
      return
    }
    let tracker = try AlbumTracker(paths, watch)
    state = AlbumState(Contents(list: tracker.list))
    follower = AlbumFollower(tracker, state)
  }

  deinit { follower?.stop() }

  /// The newest pages.
  public var contents: Contents { state.contents }

  /// Files that come and go may be missed: the system watches as many folders as it can.
  public var missesChanges: Bool { follower?.missesChanges ?? true }

  /// `receiver` is called on the main queue when there are new `contents`. To be called once.
  public func onChange(_ receiver: @escaping @MainActor @Sendable () -> Void) {
    follower?.start(receiver)
  }
}
