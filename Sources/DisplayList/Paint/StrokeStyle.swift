/// How a line is drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// How a line ends.
  public enum Cap: UInt8, Sendable {
    /// Where its path does.
    case butt
    /// With half a circle.
    case round
    /// Half its width further.
    case square
  }
  /// How a line goes around a corner.
  public enum Join: UInt8, Sendable {
    /// With a point.
    case miter
    /// With a part of a circle.
    case round
    /// With the point cut off.
    case bevel
  }

  /// Points, half to each side.
  public var width: Double
  /// How the line ends.
  public var cap: Cap
  /// How the line goes around corners.
  public var join: Join
  /// Mitres longer than this, in widths, become bevels.
  public var miterLimit: Double
  /// Lengths of lines and gaps in turn, points; empty for an unbroken line.
  public var dashes: [Double]
  /// How far into the dashes the line begins, points.
  public var dashPhase: Double

  /// A line of `width` points; dashes in points.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// Dashes that can be drawn: none negative, not all zero.
  public var drawnDashes: [Double] {
    dashes.contains { $0 > 0 } && dashes.allSatisfy { $0 >= 0 && $0.isFinite } ? dashes : []
  }
}
