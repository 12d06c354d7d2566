import DisplayList
import TilePyramid

/// From wishes to work.
extension PhotoTileStore {
  func askForHeader(of picture: Int32) {
    headers[picture] = .asked(at: now)
    headerQueue.submit(picture, picture)
  }

  /// Puts the threads to what is wanted now. What has not been begun is taken back first, so that
  /// the budget decides about everything anew.
  func schedule() {
    for key in levelQueue.takeBack() { budget.removed(key) }
    let requests = wantedLevels(wanted)
    let change = budget.want(
      requests.map { .init(key: $0.key, bytes: $0.header.byteCount(ofLevel: Int($0.key.level))) })
    for key in change.forgotten { levels[key] = nil }
    if !change.forgotten.isEmpty { generation += 1 }
    var since: [LevelKey: Double] = [:]
    for request in requests where levels[request.key] == nil {
      since[request.key] = wantedSince[request.key] ?? now
    }
    wantedSince = since
    let begun = Set(change.begun)
    for request in requests where begun.contains(request.key) {
      levelQueue.submit(request.key, request, weight: request.workingBytes)
    }
  }

  /// The levels that hold these tiles, in their order, each once.
  func wantedLevels(_ tiles: some Sequence<TextureID>) -> [DecodeRequest] {
    var seen = Set<LevelKey>()
    var requests: [DecodeRequest] = []
    var last: LevelKey?
    for tile in tiles where LevelKey(tile) != last {
      last = LevelKey(tile)
      guard case .ready(let header)? = headers[tile.picture],
        let key = possibleLevel(LevelKey(tile), header), seen.insert(key).inserted
      else { continue }
      requests.append(
        DecodeRequest(
          key: key, header: header,
          workingBytes: decoder.workingBytes(level: Int(key.level), of: header)))
    }
    return requests
  }

  /// The wanted level, or the next coarser one that can be decoded.
  private func possibleLevel(_ wanted: LevelKey, _ header: PictureHeader) -> LevelKey? {
    var key = wanted
    key.level = max(key.level, Int16(header.finestLevel))
    while refused.contains(key) { key.level += 1 }
    return key.level >= 0 && Int(key.level) <= header.grid.coarsestLevel ? key : nil
  }
}
