import DisplayList
import TilePyramid

/// From finished work to what frames see.
extension PhotoTileStore {
  /// Makes visible what the threads have finished, as far as it is due by `time` (seconds; only a
  /// store with a latency looks at it). Returns whether anything changed.
  @discardableResult
  public func deliver(upTo time: Double = .infinity) -> Bool {
    let before = generation
    if time.isFinite { now = time }
    for (picture, output) in headerQueue.takeFinished() { arrivedHeaders[picture] = output }
    for (key, output) in pieceQueue.takeFinished() { arrivedPieces[key] = output }
    let hasPyramid = deliverPyramids()
    let hasHeader = deliverHeaders(upTo: time)
    let hasPiece = deliverPieces(upTo: time)
    let isSlow = deliverSlowness(upTo: time)
    if pyramidProgress.takeChange() || isSlow || hasPyramid || hasHeader || hasPiece {
      generation += 1
      wantOpening()
      schedule()
    }
    return generation != before
  }

  /// What the first frame will probably show is asked for before that, which shows it then.
  private func wantOpening() {
    guard let window = opening, case .ready(let header)? = headers[openingPicture] else { return }
    opening = nil
    guard wanted.isEmpty, let piece = header.piece(fitting: window, of: openingPicture) else {
      return
    }
    wanted = [TextureID(picture: piece.picture, level: piece.level, column: 0, row: 0)]
    visibleCount = 1
  }

  /// For a clock that one advances: decoding takes no time on it. Waits for all that the screen
  /// needs by `time` and makes it visible; a store with a latency waits for everything, so that
  /// nothing depends on real time. Returns whether anything changed: then the frame is laid out again.
  public func settle(at time: Double) -> Bool {
    let before = generation
    now = time
    while true {
      headerQueue.waitForAll()
      // Only a closer look needs it.
      if isPyramidMissing { pyramidQueue.waitForAll() }
      let missing = missingPieces()
      if latency > 0 { pieceQueue.waitForAll() } else { pieceQueue.wait(for: missing) }
      if deliver(upTo: time) { continue }
      // Something that is no longer wanted may still hold the memory that the screen needs.
      if latency > 0 || missing.isEmpty || pieceQueue.isIdle { break }
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
    visibleCount > 0 && wanted.prefix(visibleCount).allSatisfy(isLoaded)
  }

  /// Tiles on screen can only come from a pyramid that is being made.
  private var isPyramidMissing: Bool {
    wanted.prefix(visibleCount).contains { tile in
      guard case .ready(let header)? = headers[tile.picture] else { return false }
      return header.needsPyramid && Int(tile.level) < header.finestLevel
        && pyramidProgress.share(of: tile.picture) != nil
    }
  }

  /// Something that was asked for has not become visible yet.
  public var isWaiting: Bool {
    if !wantedSince.isEmpty || !headerQueue.isIdle || !arrivedHeaders.isEmpty { return true }
    return headers.values.contains { if case .asked = $0 { true } else { false } }
  }

  /// Pieces with visible tiles that can come and have not.
  func missingPieces() -> [PieceKey] {
    wantedPieces(wanted.prefix(visibleCount)).map(\.key).filter { pieces[$0] == nil }
  }

  private func deliverPyramids() -> Bool {
    let finished = pyramidQueue.takeFinished()
    for (picture, output) in finished {
      switch output {
      case .success(let header):
        headers[picture] = .ready(header)
        refused = refused.filter { $0.key.picture != picture }
      // It is begun again when it is looked at again.
      case .failure(.givenUp): triedPyramids.remove(picture)
      // It stays as sharp as it is.
      case .failure(let error): refusedPyramids[picture] = error
      }
    }
    return !finished.isEmpty
  }

  /// On a clock that one advances nobody waits for a server.
  private func deliverSlowness(upTo time: Double) -> Bool {
    let hosts = time.isFinite ? [] : source.slowHosts
    defer { slowHosts = hosts }
    return hosts != slowHosts
  }

  private func isDue(_ asked: Double, at time: Double) -> Bool {
    latency == 0 || asked + latency <= time
  }

  private func deliverHeaders(upTo time: Double) -> Bool {
    let due = arrivedHeaders.keys.filter {
      guard case .asked(let asked)? = headers[$0] else { return true }
      return isDue(asked, at: time)
    }
    for picture in due {
      switch arrivedHeaders.removeValue(forKey: picture) {
      case .success(let header)?: headers[picture] = .ready(header)
      case .failure(let error)?: headers[picture] = .failed(error)
      case nil: break
      }
      if lostPyramids.remove(picture) != nil { triedPyramids.remove(picture) }
    }
    return !due.isEmpty
  }

  /// A tile may be missing or broken and the next coarser one be fine. A whole level says enough.
  private func hasCoarser(_ key: PieceKey) -> Bool {
    guard case .ready(let header)? = headers[key.picture] else { return false }
    return header.isTiled && Int(key.level) < header.grid.coarsestLevel
  }

  private func deliverPieces(upTo time: Double) -> Bool {
    let due = arrivedPieces.keys.filter { isDue(wantedSince[$0] ?? -.infinity, at: time) }
    for key in due.sorted() {
      switch arrivedPieces.removeValue(forKey: key) {
      case .success(let pixels)?:
        // With a latency, what nobody wants any more comes anew when it is wanted again.
        if latency > 0 && wantedSince[key] == nil {
          budget.removed(key)
        } else {
          pieces[key] = pixels
          budget.loaded(key)
        }
      // It is begun again when it is wanted again.
      case .failure(.givenUp)?: budget.removed(key)
      case .failure(.pyramidGone)?:
        budget.removed(key)
        // It is made again when that is there.
        if lostPyramids.insert(key.picture).inserted {
          headerQueue.submit(key.picture, key.picture, lane: source.host(of: key.picture))
        }
      case .failure(let error)?:
        budget.removed(key)
        refused[key] = error
        if !key.isThumbnail, !hasPiece(of: key.picture), !hasCoarser(key) {
          headers[key.picture] = .failed(error)
        }
      case nil: break
      }
    }
    return !due.isEmpty
  }
}
