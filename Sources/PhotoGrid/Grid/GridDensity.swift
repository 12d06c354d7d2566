/// How large the pictures of a grid are: as many columns as come closest to a side, so that nothing is left over.
public struct GridDensity: Equatable, Sendable {
  /// In `GridTunables.sides`; more are larger.
  private(set) var step = GridTunables.firstStep

  public init() {}

  /// - Parameter side: the nearest that there is to this, points.
  public init(side: Double) {
    func way(_ step: Int) -> Double { (GridTunables.sides[step] - side).magnitude }
    step = GridTunables.sides.indices.min { way($0) < way($1) } ?? GridTunables.firstStep
  }

  /// What it aims at, points.
  public var side: Double { GridTunables.sides[step] }

  /// Columns in a width, points.
  func columns(in width: Double) -> Int {
    let gap = GridTunables.gap
    let count = ((width + gap) / (GridTunables.sides[step] + gap)).rounded()
    return max(GridTunables.fewestColumns, count.isFinite ? Int(count) : 0)
  }

  /// The side of a picture in a width, points; on whole pixels.
  func side(in width: Double, pixelsPerPoint: Double) -> Double {
    let count = Double(columns(in: width))
    let side = (width - GridTunables.gap * (count - 1)) / count
    return max(1, (side * pixelsPerPoint).rounded(.down) / pixelsPerPoint)
  }

  /// The density that shows larger pictures (more than 0) or smaller ones; nil when there is none.
  func changed(by steps: Int) -> GridDensity? {
    let step = step + steps
    guard GridTunables.sides.indices.contains(step) else { return nil }
    var other = self
    other.step = step
    return other
  }
}
