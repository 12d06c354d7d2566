import DisplayList
import ScrollGeometry
import TilePyramid

/// Decides what a store does: which pieces are begun, cancelled and forgotten, and when what was made of them
/// is shown. A value without threads, pixels and files: events change it, and answer what is to be done.
struct StorePlan {
  /// Seconds from a wish to its fulfilment.
  let latency: Double
  /// Bytes up to which pieces stay that nobody wants just now.
  let idleLimit: Int64

  var pictures: [Int32: PictureRecord] = [:]
  var pieces: [PieceKey: PieceState] = [:]
  var budget: ByteBudget<PieceKey>
  var keepsakes: Keepsakes
  private(set) var wanted: [TextureID] = []
  private(set) var visibleCount = 0
  /// The machine is short of memory: only what is on screen is kept, and nothing is fetched ahead.
  var isMemoryScarce = false
  var opening = PhotoTileStore.OpeningStage.done
  /// Whose colours pieces are to have; nil: sRGB.
  var display: DisplayProfile?
  /// Those in memory that have others.
  var otherColored: Set<PieceKey> = []
  /// Those in memory that are being decoded once more.
  var renewed: Set<PieceKey> = []
  /// Grows with everything that a frame might see.
  var generation = 0
  /// Seconds, on the clock of `settle(at:)`.
  var now = 0.0

  /// - Parameter keepsakeLimit: so much of the limit is for keepsakes, bytes.
  init(limit: Int64, idleLimit: Int64, keepsakeLimit: Int64 = 0, latency: Double = 0) {
    self.idleLimit = idleLimit
    self.latency = latency
    budget = ByteBudget(limit: limit - keepsakeLimit, idleLimit: idleLimit)
    keepsakes = Keepsakes(limit: keepsakeLimit)
  }

  // MARK: - Wishes

  /// Replaces every earlier wish: these tiles, the most urgent first, so many of them on screen.
  ///
  /// - Returns: whether these are others.
  mutating func want(_ tiles: [TextureID], visibleCount count: Int) -> Bool {
    guard tiles != wanted || count != visibleCount else { return false }
    wanted = tiles
    visibleCount = min(count, tiles.count)
    return true
  }

  /// Those that show something that is on screen.
  var tilesOnScreen: ArraySlice<TextureID> { wanted.prefix(visibleCount) }

  var picturesOnScreen: [Int32] { Set(tilesOnScreen.map(\.picture)).sorted() }

  // MARK: - Pictures

  func header(of picture: Int32) -> PictureHeader? { pictures[picture]?.readyHeader }

  /// Its header is being read.
  mutating func ask(for picture: Int32, host: String?, mayHaveThumbnail: Bool) {
    pictures[picture, default: PictureRecord()].header = .asked(since: now)
    pictures[picture]?.host = host
    pictures[picture]?.mayHaveThumbnail = mayHaveThumbnail
  }

  /// What is to be tried again when a picture is looked at again.
  enum SecondLook {
    case header, pieces, nothing
  }

  /// What failed for a reason that may have passed since is up for another try.
  mutating func lookAgain(at picture: Int32) -> SecondLook {
    let hasForgotten = forgetPassingFaults { $0 == picture }
    if case .failed(let error)? = pictures[picture]?.header {
      return error.isPassing ? .header : .nothing
    }
    return hasForgotten ? .pieces : .nothing
  }

  /// What a server did not have for us, or a process that was ended did not make, is tried again when the picture is
  /// looked at again. Returns whether there is any.
  @discardableResult
  mutating func forgetPassingFaults(of isMeant: (Int32) -> Bool) -> Bool {
    var hasForgotten = forgetRefusals { $1.isPassing && isMeant($0.picture) }
    for (picture, record) in pictures where isMeant(picture) {
      guard case .refused(let error) = record.pyramid, error.isPassing else { continue }
      pictures[picture]?.pyramid = .untried
      hasForgotten = true
    }
    return hasForgotten
  }

  /// Files have other names now: what was not there under the old one is looked for again.
  mutating func filesDidMove() {
    for (picture, record) in pictures {
      if case .failed(.missing) = record.header { pictures[picture]?.header = .unasked }
    }
    forgetRefusals { $1 == .missing }
    generation += 1
  }

  /// Returns whether there were any.
  @discardableResult
  mutating func forgetRefusals(where isMeant: (PieceKey, PictureError) -> Bool) -> Bool {
    let count = pieces.count
    for (key, state) in pieces {
      if case .refused(let error) = state, isMeant(key, error) { pieces[key] = nil }
    }
    return pieces.count != count
  }

  // MARK: - What is there

  func isLoaded(_ key: PieceKey) -> Bool {
    guard case .loaded? = pieces[key] else { return false }
    return true
  }

  func isRefused(_ key: PieceKey) -> Bool {
    guard case .refused? = pieces[key] else { return false }
    return true
  }

  /// A piece of its own, and not only its thumbnail.
  func hasPiece(of picture: Int32) -> Bool {
    pieces.contains { key, state in
      guard case .loaded = state else { return false }
      return key.picture == picture && !key.isThumbnail
    }
  }

  /// Something that was asked for has not become visible yet.
  var isWaiting: Bool {
    pieces.values.contains { $0.wantedSince != nil }
      || pictures.values.contains { record in
        if case .asked = record.header { return true }
        return record.arrived != nil
      }
  }

  /// Its header, or something that is wanted of it, has not come yet.
  func isWaiting(for picture: Int32) -> Bool {
    if case .asked? = pictures[picture]?.header { return true }
    return pieces.contains { $0.key.picture == picture && $0.value.wantedSince != nil }
  }
}
