import ScrollGeometry

/// Colours that change over the plane. Before the first stop and after the last their colours go on.
public struct Gradient: Equatable, Sendable {
  public enum Shape: Equatable, Sendable {
    case linear(from: Point, to: Point)
    /// From one circle to another.
    case radial(from: Point, fromRadius: Double, to: Point, toRadius: Double)
  }

  public struct Stop: Equatable, Sendable {
    /// 0 where the gradient begins, 1 where it ends; stops are in order.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var shape: Shape
  public var stops: [Stop]

  public init(shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }
}
