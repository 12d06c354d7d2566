import ScrollGeometry

/// One step of a trackpad pinch.
public struct MagnifySample: Equatable, Sendable {
  public enum Phase: Sendable { case began, changed, ended, cancelled }

  public var phase: Phase
  /// The pointer, window coordinates, points.
  public var position: Point
  /// Factor since `began` (1 there), absolute, not per step.
  public var scale: Double
  /// Radians since `began`, clockwise.
  public var rotation: Double

  public init(phase: Phase, position: Point, scale: Double, rotation: Double = 0) {
    self.phase = phase
    self.position = position
    self.scale = scale
    self.rotation = rotation
  }
}
