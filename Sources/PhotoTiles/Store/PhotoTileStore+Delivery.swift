import DisplayList
import TilePyramid

/// From finished work to what frames see.
extension PhotoTileStore {
  /// Makes visible what the threads have finished, as far as it is due by `time` (seconds; only a
  /// store with a latency looks at it). Returns whether anything changed.
  @discardableResult
  public func deliver(upTo time: Double = .infinity) -> Bool {
    let before = generation
    if time.isFinite { plan.now = time }
    for (picture, output) in headerQueue.takeFinished() { plan.headerArrived(picture, output) }
    let hasRenewed = takePieces()
    let hasPyramid = takePyramids()
    let hasFacts = takeFacts()
    let news = plan.deliver(upTo: time)
    show(news)
    let isSlow = takeSlowness(upTo: time)
    if pyramidProgress.takeChange() || isSlow || hasPyramid || hasFacts || hasRenewed
      || news.isNews
    {
      plan.generation += 1
      wantOpening()
      schedule()
    }
    return generation != before
  }

  /// What the first frame will probably show is asked for before that, which shows it then.
  private func wantOpening() {
    guard let window = openingWindow, let header = plan.header(of: openingPicture) else { return }
    openingWindow = nil
    guard plan.wanted.isEmpty, let piece = header.piece(fitting: window, of: openingPicture) else {
      return
    }
    _ = plan.want(
      [TextureID(picture: piece.picture, level: piece.level, column: 0, row: 0)], visibleCount: 1)
  }

  /// For a clock that one advances: decoding takes no time on it. Waits for all that the screen
  /// needs by `time` and makes it visible; a store with a latency waits for everything, so that
  /// nothing depends on real time. Returns whether anything changed: then the frame is laid out again.
  public func settle(at time: Double) -> Bool {
    let before = generation
    plan.now = time
    while true {
      headerQueue.waitForAll()
      factsQueue.waitForAll()
      // Only a closer look needs it.
      if isPyramidMissing { pyramidQueue.waitForAll() }
      let missing = plan.missingPieces
      if plan.latency > 0 { pieceQueue.waitForAll() } else { pieceQueue.wait(for: missing) }
      if deliver(upTo: time) { continue }
      // Something that is no longer wanted may still hold the memory that the screen needs.
      if plan.latency > 0 || missing.isEmpty || pieceQueue.isIdle { break }
      pieceQueue.waitForAll()
      if !deliver(upTo: time) { break }
    }
    return generation != before
  }

  /// Blocks until nothing is being decoded, what was fetched ahead included. `deliver` shows it.
  public func waitUntilIdle() {
    headerQueue.waitForAll()
    pieceQueue.waitForAll()
  }

  /// Something is wanted on screen, and all of that is in memory.
  public var hasAllThatIsVisible: Bool {
    plan.visibleCount > 0 && plan.tilesOnScreen.allSatisfy(isLoaded)
  }

  /// Tiles on screen can only come from a pyramid that is being made.
  private var isPyramidMissing: Bool {
    plan.tilesOnScreen.contains {
      plan.needsPyramid($0) && pyramidProgress.share(of: $0.picture) != nil
    }
  }

  /// Something that was asked for has not become visible yet.
  public var isWaiting: Bool { plan.isWaiting || !headerQueue.isIdle }

  /// Returns whether any was there already, in other colours.
  private func takePieces() -> Bool {
    var hasRenewed = false
    for (key, output) in pieceQueue.takeFinished() {
      if plan.endRenewal(of: key) {
        hasRenewed = take(renewed: output, key) || hasRenewed
        continue
      }
      switch output {
      case .success(let piece):
        arrivedPieces[key] = piece
        plan.pieceArrived(key, failure: nil)
      case .failure(let error): plan.pieceArrived(key, failure: error)
      }
    }
    return hasRenewed
  }

  private func takePyramids() -> Bool {
    let finished = pyramidQueue.takeFinished()
    for (picture, output) in finished { plan.pyramidEnded(picture, output) }
    return !finished.isEmpty
  }

  /// On a clock that one advances nobody waits for a server.
  private func takeSlowness(upTo time: Double) -> Bool {
    let hosts = time.isFinite ? [] : source.slowHosts
    defer { slowHosts = hosts }
    return hosts != slowHosts
  }

  private func show(_ news: StoreNews) {
    for key in news.shown {
      guard let piece = arrivedPieces.removeValue(forKey: key) else { continue }
      pieces[key] = piece.pixels
      plan.note(key, isFor: piece.display)
      if piece.pixels.isCutShort { plan.pictures[key.picture]?.isCutShort = true }
      if let keepsake = piece.keepsake { keep(keepsake, of: key.picture) }
    }
    for key in news.dropped { arrivedPieces[key] = nil }
    for picture in news.lostPyramids {
      headerQueue.submit(picture, picture, lane: source.host(of: picture))
    }
  }
}
