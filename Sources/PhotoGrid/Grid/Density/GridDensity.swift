import ScrollGeometry

/// How large the pictures of a grid are: as many columns as come closest to a side, so that nothing is left over.
public struct GridDensity: Equatable, Sendable {
  /// In `GridTunables.sides`; more are larger.
  private(set) var step = GridTunables.firstStep

  public init() {}

  /// The largest side that there is, points.
  public static var largestSide: Double { GridTunables.sides.last ?? 0 }

  /// - Parameter side: the nearest that there is to this, points.
  public init(side: Double) {
    func way(_ step: Int) -> Double { (GridTunables.sides[step] - side).magnitude }
    step = GridTunables.sides.indices.min { way($0) < way($1) } ?? GridTunables.firstStep
  }

  /// What it aims at, points.
  public var side: Double { GridTunables.sides[step] }

  /// Columns in a room, points: so many, at least, that all of a picture is seen.
  func columns(in room: Size) -> Int {
    let gap = GridTunables.gap
    let count = ((room.width + gap) / (GridTunables.sides[step] + gap)).rounded()
    let fewest = ((room.width + gap) / (room.height + gap)).rounded(.up)
    guard count.isFinite, fewest.isFinite else { return 1 }
    return Int(max(1, count, fewest))
  }

  /// The side of a picture in a room, points; on whole pixels.
  func side(in room: Size, pixelsPerPoint: Double) -> Double {
    let count = Double(columns(in: room))
    let side = (room.width - GridTunables.gap * (count - 1)) / count
    return max(1, (side * pixelsPerPoint).rounded(.down) / pixelsPerPoint)
  }

  /// The density that shows larger pictures (more than 0) or smaller ones in a room; nil when there is none.
  func changed(by steps: Int, in room: Size) -> GridDensity? {
    guard steps != 0 else { return self }
    var (other, left) = (self, steps.magnitude)
    while left > 0 {
      let columns = other.columns(in: room)
      // In a narrow window some are the same.
      repeat {
        guard GridTunables.sides.indices.contains(other.step + steps.signum()) else { return nil }
        other.step += steps.signum()
      } while other.columns(in: room) == columns
      left -= 1
    }
    return other
  }
}
