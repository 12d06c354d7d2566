import CollectionSolving
import ScrollGeometry

/// The items whose data is asked for before they can be seen: those ahead of what moves.
struct ItemsAhead {
  /// Next to what can be seen, on the side to which it moves.
  struct Strip {
    let rect: Rect
    let isSideways: Bool
    let isBackward: Bool

    /// How far something lies from what can be seen, points.
    func distance(to frame: Rect) -> Double {
      switch (isSideways, isBackward) {
      case (true, false): frame.minX - rect.minX
      case (true, true): rect.maxX - frame.maxX
      case (false, false): frame.minY - rect.minY
      case (false, true): rect.maxY - frame.maxY
      }
    }
  }

  private var direction: (isSideways: Bool, isBackward: Bool)?
  /// What could be seen when somebody last looked ahead; nil before that was laid out.
  private var lastSeen: Rect?
  /// Asked for, and neither shown since nor given up.
  private(set) var waiting: Set<IndexPath> = []

  /// Where to look ahead; nil until `seen` has gone some way since the last time.
  mutating func strip(beyond seen: Rect) -> Strip? {
    guard let last = lastSeen, last.size == seen.size else {
      lastSeen = seen
      return nil
    }
    let way = seen.origin - last.origin
    let isSideways = way.dx.magnitude > way.dy.magnitude
    let isBackward = (isSideways ? way.dx : way.dy) < 0
    let length = isSideways ? seen.width : seen.height
    let goesOn = direction.map { $0 == (isSideways, isBackward) } ?? false
    guard
      max(way.dx.magnitude, way.dy.magnitude)
        >= (goesOn ? length * PrefetchTunables.step : PrefetchTunables.turn)
    else { return nil }
    lastSeen = seen
    direction = (isSideways, isBackward)
    let ahead = length * PrefetchTunables.lengths
    let rect =
      isSideways
      ? Rect(
        x: isBackward ? seen.minX - ahead : seen.maxX, y: seen.minY, width: ahead,
        height: seen.height)
      : Rect(
        x: seen.minX, y: isBackward ? seen.minY - ahead : seen.maxY, width: seen.width,
        height: ahead)
    return Strip(rect: rect, isSideways: isSideways, isBackward: isBackward)
  }

  /// What is to be asked for now that this lies ahead, nearest first, and what is not wanted any more.
  mutating func take(_ ahead: [IndexPath]) -> (asked: [IndexPath], givenUp: [IndexPath]) {
    let wanted = Set(ahead)
    let asked = ahead.filter { !waiting.contains($0) }
    let givenUp = waiting.subtracting(wanted).sorted()
    waiting = wanted
    return (asked, givenUp)
  }

  /// Nothing is wanted any more; the answer is what was.
  mutating func giveUp() -> [IndexPath] { take([]).givenUp }

  mutating func show(_ path: IndexPath) {
    if !waiting.isEmpty { waiting.remove(path) }
  }

  /// Who was asked for an item knows it by where it is now.
  mutating func carry(through update: CollectionUpdate) {
    waiting = Set(
      waiting.compactMap { path in update.newPlace(of: ItemPlace(path)).map { IndexPath($0) } })
  }
}
