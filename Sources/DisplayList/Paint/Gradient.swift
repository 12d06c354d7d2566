import ScrollGeometry

/// Colours that change over the plane. Before the first stop and after the last their colours go on.
public struct Gradient: Equatable, Sendable {
  /// The way along which colours change. Points.
  public enum Shape: Equatable, Sendable {
    /// Along a line.
    case linear(from: Point, to: Point)
    /// From one circle to another.
    case radial(from: Point, fromRadius: Double, to: Point, toRadius: Double)
  }

  /// A colour at one place of the way.
  public struct Stop: Equatable, Sendable {
    /// 0 where the gradient begins, 1 where it ends; stops are in order.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// A colour at a share of the way.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The way along which colours change.
  public var shape: Shape
  /// Colours, in the order of their places.
  public var stops: [Stop]

  /// Colours along a way.
  public init(shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }
}
