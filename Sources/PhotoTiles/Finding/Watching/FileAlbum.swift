import Dispatch
import PictureFacts

/// The pages of an album, which may change while they are shown.
///
/// A thread of its own hears of changes and makes a new list of them; the main thread is told, and
/// takes it when it is ready for it.
public final class FileAlbum: Sendable {
  /// The pages at one moment.
  public struct Contents: Sendable {
    /// Its pages, in order.
    public internal(set) var list: PhotoList
    /// What was named and is not shown; or, without pages, why there are none.
    public internal(set) var problems: [PhotoFinderError] = []
    /// The picture to begin with; nil for the first one.
    public internal(set) var opening: Int32?
    /// How often something else was asked for than at first.
    public internal(set) var orders = 0
    /// Files that come and go may be missed: the system watches as many folders as it can.
    public internal(set) var missesChanges = false
    /// There are no pages yet, since folders are still being read.
    public internal(set) var isBeingRead = false

    /// The number of the picture to begin with; 0 when there is none.
    var openingPicture: Int32 { opening ?? (list.isEmpty ? 0 : list.picture(at: 0)) }

    mutating func take(_ tracker: AlbumTracker) {
      list = tracker.list
      problems = tracker.problems
      missesChanges = tracker.watch.isIncomplete
      isBeingRead = !tracker.isFound && list.isEmpty
    }
  }

  /// When what was named is looked for.
  public enum Listing: Sendable {
    /// By whoever makes the album, before it is there.
    case atOnce
    /// By the thread. The neighbours of a file that was named alone once `onChange` was called; everything else from the
    /// beginning, and it is waited for no longer than a person would notice.
    case later
  }

  /// How the photo of a file is to be shown turned beyond what the file says, by its path. Called on any thread, once for each
  /// picture.
  public typealias KeptTurns = @Sendable (_ path: [UInt8]) -> [PhotoTurn]

  /// So long a folder may take before a window without its pages is better than none, milliseconds: the tenth of a second
  /// within which an answer seems to come at once (Nielsen, Usability Engineering, 1993, chapter 5).
  private static let patience = 100

  let state: AlbumState
  private let follower: AlbumFollower?

  /// - Parameters:
  ///   - isWatched: it changes with the files, once `onChange` was called.
  /// - Throws: when nothing of what was named is there, and that is known already.
  public convenience init(
    _ request: AlbumRequest, listing: Listing = .atOnce, isWatched: Bool,
    keptTurns: @escaping KeptTurns = { _ in [] }
  ) throws(PhotoFinderError) {
    try self.init(
      request, listing: listing, isWatched: isWatched,
      patience: .now() + .milliseconds(Self.patience), keptTurns: keptTurns)
  }

  /// - Parameters:
  ///   - patience: when it is no longer waited for pages.
  ///   - willFind: called by the thread before it looks for the first pages.
  init(
    _ request: AlbumRequest, listing: Listing, isWatched: Bool, patience: DispatchTime,
    willFind: @escaping @Sendable () -> Void = {},
    keptTurns: @escaping KeptTurns = { _ in [] }
  ) throws(PhotoFinderError) {
    let tracker = AlbumTracker(
      request, isPrompt: listing == .later, watch: isWatched ? FolderWatch() : .ofNothing)
    var contents = Contents(list: PhotoList())
    contents.take(tracker)
    contents.opening = tracker.opening
    state = AlbumState(contents, keptTurns: keptTurns)
    follower = isWatched || contents.isBeingRead ? AlbumFollower(tracker, state) : nil
    if contents.isBeingRead { follower?.find(until: patience, willFind) }
    contents = state.contents
    if let problem = contents.problems.first, contents.list.isEmpty, problem.isWrongUse {
      throw problem
    }
  }

  deinit { follower?.stop() }

  /// The newest pages.
  public var contents: Contents { state.contents }

  /// `receiver` is called on the main queue when there are new `contents`. To be called once.
  public func onChange(_ receiver: @escaping @MainActor @Sendable () -> Void) {
    follower?.start(receiver)
  }

  /// Something else is to be shown, from the next change on; nothing where the album is not watched.
  public func open(_ request: AlbumRequest) { follower?.order(.open(request)) }

  /// How a picture is shown turned, beyond what its file says.
  public func turns(of picture: Int32) -> [PhotoTurn] { state.turns(of: picture) }

  /// From the next change on another picture, which is shown turned, stands for the file, until the file changes; nothing
  /// where the album is not watched.
  ///
  /// - Parameter turns: all, one after the other.
  public func show(_ picture: Int32, turned turns: [PhotoTurn]) {
    follower?.order(.turn(picture, turns))
  }
}
