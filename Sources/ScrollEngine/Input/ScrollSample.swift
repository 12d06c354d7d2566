import ScrollGeometry

/// One step of a trackpad's two-finger pan.
public struct ScrollSample: Equatable, Sendable {
  /// `momentum…` comes only from systems that make the momentum themselves.
  public enum Phase: Sendable {
    /// Fingers came, move, went, or were taken away.
    case began, changed, ended, cancelled
    /// The system moves on by itself, when the fingers have gone.
    case momentumBegan, momentumChanged, momentumEnded
    /// Fingers lie on the trackpad and have not moved: they hold what goes on by itself, until `began` or `cancelled`.
    case mayBegin
  }

  /// Where in the pan this is.
  public var phase: Phase
  /// The pointer, window coordinates, points.
  public var position: Point
  /// How far the content is to move, points, as a finger would move it: negative y shows what lies below.
  public var delta: Vector

  /// A step by `delta` at `position`, both points of the window.
  public init(phase: Phase, position: Point, delta: Vector) {
    self.phase = phase
    self.position = position
    self.delta = delta
  }
}
