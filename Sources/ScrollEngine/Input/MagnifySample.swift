import ScrollGeometry

/// One step of a trackpad pinch.
public struct MagnifySample: Equatable, Sendable {
  /// Where in a pinch a step is.
  public enum Phase: Sendable {
    /// The first of a pinch, at scale 1; those between; the last; and one after which nothing is to come of it.
    case began, changed, ended, cancelled
  }

  /// Where in the pinch this is.
  public var phase: Phase
  /// The pointer, window coordinates, points.
  public var position: Point
  /// Factor since `began` (1 there), absolute, not per step.
  public var scale: Double
  /// Radians since `began`, clockwise.
  public var rotation: Double

  /// A step of a pinch at `position`, window points.
  public init(phase: Phase, position: Point, scale: Double, rotation: Double = 0) {
    self.phase = phase
    self.position = position
    self.scale = scale
    self.rotation = rotation
  }
}
