import ScrollGeometry

/// Notches of a mouse wheel.
public struct WheelSample: Equatable, Sendable {
  /// The pointer, window coordinates, points.
  public var position: Point
  /// Notches, signed as the content is to move: negative y shows what lies below.
  public var notches: Vector
  /// Control is held: the wheel zooms at the pointer.
  public var zooms: Bool

  /// A turn by `notches` at `position`, window points.
  public init(position: Point, notches: Vector, zooms: Bool = false) {
    self.position = position
    self.notches = notches
    self.zooms = zooms
  }
}
