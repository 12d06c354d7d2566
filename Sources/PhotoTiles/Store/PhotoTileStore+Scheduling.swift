import DisplayList
import TilePyramid

/// From wishes to work.
extension PhotoTileStore {
  func askForHeader(of picture: Int32) {
    headers[picture] = .asked(at: now)
    headerQueue.submit(picture, picture, lane: source.host(of: picture))
  }

  /// Files have other names now: what was not there under the old one is looked for again.
  public func filesDidMove() {
    headers = headers.filter { if case .failed(.missing) = $0.value { false } else { true } }
    refused = refused.filter { $0.value != .missing }
    generation += 1
    schedule()
  }

  /// Puts the threads to what is wanted now. What has not been begun is taken back first, so that
  /// the budget decides about everything anew.
  func schedule() {
    for key in pieceQueue.takeBack() { budget.removed(key) }
    let near = Set(wanted.map(\.picture))
    forgetPassingFaults { !near.contains($0) }
    schedulePyramids()
    let tiles = isMemoryScarce ? wanted.prefix(visibleCount) : wanted[...]
    let requests = thumbnailRequests() + wantedPieces(glimpses() + tiles)
    budget.setIdleLimit(isMemoryScarce ? 0 : idleLimit)
    let change = budget.want(
      requests.map { .init(key: $0.key, bytes: byteCount(of: $0)) })
    for key in change.forgotten { pieces[key] = nil }
    forgetFarPictures()
    if !change.forgotten.isEmpty { generation += 1 }
    var since: [PieceKey: Double] = [:]
    for request in requests where pieces[request.key] == nil {
      since[request.key] = wantedSince[request.key] ?? now
    }
    wantedSince = since
    pieceQueue.cancel(except: Set(requests.map(\.key)))
    submit(requests, Set(change.begun))
    scheduleThumbnails()
  }

  /// - Parameter begun: those of the requests that the budget has room for.
  private func submit(_ requests: [DecodeRequest], _ begun: Set<PieceKey>) {
    let visible = Set(picturesOnScreen)
    for request in requests where begun.contains(request.key) {
      let lane = source.host(of: request.key.picture)
      // Two whole photos at a time take twice the memory. A server's answers take their time.
      let isWhole = lane == nil && request.key.place == nil
      pieceQueue.submit(
        request.key, request, weight: request.workingBytes, lane: lane,
        hasTime: isWhole && !visible.contains(request.key.picture))
    }
  }

  /// The coarsest tile of every picture on screen whose tiles come from a server: one request, and
  /// there is something to see until the many of the right level have come.
  private func glimpses() -> [TextureID] {
    var seen = Set<Int32>()
    return wanted.prefix(visibleCount).compactMap { tile in
      guard source.host(of: tile.picture) != nil, seen.insert(tile.picture).inserted,
        case .ready(let header)? = headers[tile.picture], header.layout != nil
      else { return nil }
      return TextureID(
        picture: tile.picture, level: Int16(header.grid.coarsestLevel), column: 0, row: 0)
    }
  }

  /// What a server did not have for us, or a process that was ended did not make, is tried again when the picture is
  /// looked at again. Returns whether there is any.
  @discardableResult
  func forgetPassingFaults(of isMeant: (Int32) -> Bool) -> Bool {
    let pieces = refused.filter { $1.isPassing && isMeant($0.picture) }.keys
    for key in pieces { refused[key] = nil }
    let pyramids = refusedPyramids.filter { $1.isPassing && isMeant($0) }.keys
    for picture in pyramids {
      refusedPyramids[picture] = nil
      triedPyramids.remove(picture)
    }
    return !pieces.isEmpty || !pyramids.isEmpty
  }

  /// Whoever walks through a thousand photos needs no more memory than for one and its neighbours.
  private func forgetFarPictures() {
    let near = Set(wanted.map(\.picture))
    for key in pieces.keys.filter({ !near.contains($0.picture) }) {
      pieces[key] = nil
      budget.removed(key)
      generation += 1
    }
  }

  /// A picture that is looked at, and that memory is too small for, is made into a pyramid; once there
  /// is something to look at, since that takes all that the machine has.
  private func schedulePyramids() {
    let seen = Set(wanted.prefix(visibleCount).map(\.picture))
    pyramidProgress.want(seen)
    for picture in seen.sorted() where !triedPyramids.contains(picture) {
      guard case .ready(let header)? = headers[picture], header.needsPyramid else { continue }
      guard missingPieces().isEmpty else { return }
      triedPyramids.insert(picture)
      pyramidProgress.begin(picture)
      pyramidQueue.submit(picture, PyramidRequest(picture: picture, header: header))
    }
  }

  /// The pieces that hold these tiles, in their order, each once.
  func wantedPieces(_ tiles: some Sequence<TextureID>) -> [DecodeRequest] {
    var seen = Set<PieceKey>()
    var requests: [DecodeRequest] = []
    for tile in tiles {
      guard case .ready(let header)? = headers[tile.picture],
        let key = possiblePiece(holding: tile, header), seen.insert(key).inserted,
        pieces[key] != nil || !lostPyramids.contains(tile.picture)
      else { continue }
      requests.append(
        DecodeRequest(
          key: key, header: header, workingBytes: decoder.workingBytes(key, of: header)))
    }
    return requests
  }

  /// The wanted piece, or the one of the next coarser level that can be decoded.
  private func possiblePiece(holding wanted: TextureID, _ header: PictureHeader) -> PieceKey? {
    let grid = header.grid
    var tile = wanted
    while Int(tile.level) < header.finestLevel { tile = tile.coarser }
    while Int(tile.level) < grid.levelCount {
      let whole = PieceKey(wholeLevelOf: tile)
      // From before the picture had a pyramid.
      if pieces[whole] != nil { return whole }
      let key = header.piece(holding: tile)
      if refused[key] == nil { return grid.contains(tile) ? key : nil }
      tile = tile.coarser
    }
    return nil
  }
}
