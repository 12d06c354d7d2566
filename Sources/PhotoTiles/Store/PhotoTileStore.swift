import DisplayList
import PictureFacts
import ScrollGeometry
import TilePyramid

/// The pictures of an album in memory: knows what there is, decodes what is wanted on threads of its
/// own, most urgent first, and stays within a byte budget. Used on the main thread only.
///
/// Nothing changes behind the back of a frame: what the threads have finished becomes visible in
/// `deliver` and `settle` alone. A window's host sets `onResult` and calls `deliver()` there; a
/// headless one calls `settle(at:)` after laying out a frame, and lays it out again when that
/// returns true.
public final class PhotoTileStore: TileStore, TextureProvider {
  let source: any PictureSupply
  private let headStart: HeadStart?
  private let notice = ResultNotice()
  let headerQueue: WorkQueue<Int32, Int32, Result<PictureHeader, PictureError>>
  let pieceQueue: WorkQueue<PieceKey, DecodeRequest, Result<DecodedPiece, PictureError>>

  let pyramidQueue: WorkQueue<Int32, PyramidRequest, Result<PictureHeader, PictureError>>
  let pyramidProgress: PyramidProgress

  let thumbnailQueue: WorkQueue<Int32, ThumbnailRequest, Void>

  let factsQueue: WorkQueue<Int32, Int32, PhotoFacts>
  /// Who waits for what there is to say of pictures.
  var factsReceivers: [Int32: [(PhotoFacts) -> Void]] = [:]

  /// What is known and wanted, and what follows from that.
  var plan: StorePlan
  /// The pixels of loaded pieces.
  var pieces: [PieceKey: PiecePixels] = [:]
  /// The pixels of pieces that have arrived and are not due yet.
  var arrivedPieces: [PieceKey: DecodedPiece] = [:]
  /// Small versions of pictures that were seen.
  var keepsakes: [Int32: PiecePixels] = [:]
  /// Servers that people are waiting for.
  var slowHosts: Set<String> = []

  /// Pixels of the window that will show the picture to begin with, until something is wanted.
  var openingWindow: Size?
  let openingPicture: Int32

  public var generation: Int { plan.generation }

  /// While the machine is short of memory: only what is on screen is kept, and nothing is fetched
  /// ahead. What is being decoded is kept until it is finished.
  public var isMemoryScarce: Bool {
    get { plan.isMemoryScarce }
    set {
      guard newValue != plan.isMemoryScarce else { return }
      plan.isMemoryScarce = newValue
      schedule()
    }
  }

  /// - Parameters:
  ///   - yieldsToMainThread: decoding never delays a frame; a host that waits for its pictures
  ///     anyway says false.
  ///   - service: decodes in processes of its own; nil decodes in this one.
  ///   - cache: where pyramids of pictures are kept that are too large to be decoded as a whole;
  ///     without one they are shown as sharp as memory allows.
  ///   - thumbnails: are shown until pictures are decoded, and made of those that were. What is shown
  ///     depends on them: nil where it must not.
  ///   - opening: pixels of the window that will show the album's opening picture: it is begun with at once,
  ///     while the program is still starting. Nil waits until something is wanted.
  ///   - latency: virtual seconds from every wish to its fulfilment, for tests and demos of slow
  ///     sources; 0 delivers what is finished.
  ///   - stillIsMissing: told, on any thread, of films that a drawing stands for.
  public convenience init(
    _ album: FileAlbum, budget: MemoryBudget = .standard, service: DecodingService? = nil,
    cache: PyramidCache? = nil, thumbnails: ThumbnailCache? = nil, opening: Size? = nil,
    yieldsToMainThread: Bool = true, latency: Double = 0,
    stillIsMissing: @escaping @Sendable (_ picture: Int32) -> Void = { _ in }
  ) {
    self.init(
      AlbumOrigins(album: album.state), budget: budget, service: service, cache: cache,
      thumbnails: thumbnails, opening: opening, openingPicture: album.contents.openingPicture,
      films: FilmStills(isMissing: stillIsMissing), yieldsToMainThread: yieldsToMainThread,
      latency: latency)
  }

  /// Pictures that come from wherever the program says; a picture's number is its place in the list.
  /// The rest as for an album.
  public convenience init(
    _ sources: [any TileSource], budget: MemoryBudget = .standard,
    service: DecodingService? = nil, cache: PyramidCache? = nil, opening: Size? = nil,
    yieldsToMainThread: Bool = true, latency: Double = 0
  ) {
    self.init(
      ListedOrigins(sources: sources), budget: budget, service: service, cache: cache,
      opening: opening, yieldsToMainThread: yieldsToMainThread, latency: latency)
  }

  private convenience init(
    _ origins: any PictureOrigins, budget: MemoryBudget, service: DecodingService?,
    cache: PyramidCache?, thumbnails: ThumbnailCache? = nil, opening: Size?,
    openingPicture: Int32 = 0, films: FilmStills? = nil, yieldsToMainThread: Bool,
    latency: Double
  ) {
    let decoder = PictureDecoder(limits: budget.decodeLimits)
    let reader: any PictureDecoding =
      service.map { SandboxedDecoder(service: $0, decoder: decoder) } ?? decoder
    let source = DecodingSupply(
      origins: origins, decoder: reader, cache: cache, thumbnails: thumbnails,
      films: films)
    var headStart: HeadStart?
    if let opening, origins.pictureCount > 0 {
      headStart = HeadStart(
        of: openingPicture, from: source, fitting: opening, yields: yieldsToMainThread)
    }
    self.init(
      source: source, headStart: headStart, decoder: decoder, budget: budget, opening: opening,
      openingPicture: openingPicture, yieldsToMainThread: yieldsToMainThread, latency: latency)
  }

  init(
    source: any PictureSupply, headStart: HeadStart? = nil, decoder: PictureDecoder,
    budget: MemoryBudget,
    opening: Size? = nil, openingPicture: Int32 = 0, yieldsToMainThread: Bool = true,
    latency: Double = 0
  ) {
    MemoryBudget.keepAllocatorSmall
    self.source = source
    self.headStart = headStart
    openingWindow = opening
    self.openingPicture = openingPicture
    plan = StorePlan(
      limit: budget.limit, idleLimit: budget.idleLimit, keepsakeLimit: budget.keepsakeLimit,
      latency: latency)
    let keepsOne = budget.keepsakeLimit > 0
    let onFinished: @Sendable () -> Void = { [notice] in notice.send() }
    headerQueue = WorkQueue(width: 1, yields: yieldsToMainThread, onFinished: onFinished) {
      if let header = await headStart?.header(of: $0) { return header }
      return await source.header(of: $0)
    }
    pieceQueue = WorkQueue(
      width: 2, weightLimit: decoder.limits.workingBytes / 2, yields: yieldsToMainThread,
      onFinished: onFinished
    ) { request in
      let early = await headStart?.piece(request.key)
      let output = if let early { early } else { await source.decode(request) }
      return output.map {
        DecodedPiece($0, of: request, keepsOne: keepsOne, isPlain: early != nil)
      }
    }
    thumbnailQueue = WorkQueue(width: 1, yields: true, onFinished: {}) {
      await source.addThumbnail($0)
    }
    factsQueue = WorkQueue(width: 1, yields: true, onFinished: onFinished) {
      await source.facts(of: $0)
    }
    let progress = PyramidProgress(onChange: onFinished)
    pyramidProgress = progress
    source.onSlowness(onFinished)
    pyramidQueue = WorkQueue(width: 1, yields: yieldsToMainThread, onFinished: onFinished) {
      request in
      defer { progress.end(request.picture) }
      return await source.buildPyramid(of: request.picture, request.header) {
        progress.reach($0, of: request.picture)
      }
    }
    if opening != nil, Int(openingPicture) < source.pictureCount {
      askForHeader(of: openingPicture)
    }
  }

  deinit {
    headerQueue.close()
    pieceQueue.close()
    thumbnailQueue.close()
    factsQueue.close()
    pyramidProgress.want([])
    pyramidQueue.close()
  }

  /// Bytes of pixels in memory, or promised to what is being decoded.
  public var usedBytes: Int64 { plan.budget.used + plan.keepsakes.used }

  /// Called on the main queue when results wait for `deliver`, those of before included.
  public func onResult(_ receiver: (@MainActor @Sendable () -> Void)?) {
    notice.setReceiver(receiver)
    if headerQueue.hasFinished || pieceQueue.hasFinished { notice.send() }
  }

  // MARK: - TileStore

  /// What is known of a picture; asking makes its header be read.
  public func state(of picture: Int32) -> PictureState {
    switch plan.pictures[picture]?.header {
    case .ready(let header)?: return .ready(header.grid.size)
    case .failed(let error)?: return .failed(error.message)
    case .asked?: return .waiting
    case .unasked?, nil: break
    }
    guard picture >= 0, Int(picture) < source.pictureCount else {
      return .failed("There is no such picture.")
    }
    askForHeader(of: picture)
    return .waiting
  }

  /// The picture's page goes on saying what was wrong until there is an answer.
  public func lookAgain(at picture: Int32) {
    switch plan.lookAgain(at: picture) {
    case .header: askForHeader(of: picture)
    case .pieces: schedule()
    case .nothing: break
    }
  }

  /// A picture can be shown turned (`FileAlbum.show(_:turned:)`), as far as anybody knows before its header is there: it is
  /// decoded as a whole.
  public func canTurn(_ picture: Int32) -> Bool {
    plan.header(of: picture)?.canBeTurned ?? true
  }

  /// What was decoded of a picture is not all of it: its file ends before it does.
  public func isCutShort(_ picture: Int32) -> Bool {
    plan.pictures[picture]?.isCutShort ?? false
  }

  public func progress(of picture: Int32) -> Double? { pyramidProgress.share(of: picture) }

  public func animation(of picture: Int32) -> AnimationTimeline? {
    plan.header(of: picture)?.animation
  }

  public func slowHost(of picture: Int32) -> String? {
    guard let host = plan.pictures[picture]?.host, slowHosts.contains(host) else { return nil }
    return plan.isWaiting(for: picture) ? host : nil
  }

  func askForHeader(of picture: Int32) {
    let host = source.host(of: picture)
    plan.ask(for: picture, host: host, mayHaveThumbnail: source.hasThumbnail(picture))
    headerQueue.submit(picture, picture, lane: host)
    inheritKeepsake(picture)
  }

  /// Its pixels are in memory.
  public func isLoaded(_ tile: TextureID) -> Bool { pixels(of: tile) != nil }

  public func isOpaque(_ tile: TextureID) -> Bool { pixels(of: tile)?.isOpaque ?? true }

  /// Replaces every earlier wish: these tiles, the most urgent first, so many of them on screen.
  public func want(_ tiles: [TextureID], visibleCount: Int) {
    if plan.want(tiles, visibleCount: visibleCount) { schedule() }
  }

  // MARK: - TextureProvider

  /// The pixels of a tile that is in memory. The same object every time, so that hosts can keep
  /// what they made of it.
  public func pixels(of texture: TextureID) -> PixelBuffer? {
    if let tile = pieces[PieceKey(texture)] { return tile.tile(column: 0, row: 0) }
    let piece = pieces[PieceKey(wholeLevelOf: texture)] ?? keepsake(for: texture)
    return piece?.tile(column: Int(texture.column), row: Int(texture.row))
  }

  /// Where there is no thumbnail.
  private func keepsake(for texture: TextureID) -> PiecePixels? {
    texture == TextureID(thumbnailOf: texture.picture) ? keepsakes[texture.picture] : nil
  }

  public func coarser(
    _ texture: TextureID, source: Rect
  ) -> (texture: TextureID, source: Rect)? {
    guard let grid = plan.header(of: texture.picture)?.grid,
      Int(texture.level) < grid.coarsestLevel
    else { return nil }
    return (
      texture.coarser,
      grid.source(of: grid.pictureRect(of: source, in: texture), in: texture.coarser)
    )
  }
}
