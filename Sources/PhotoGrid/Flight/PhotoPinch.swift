import ScrollGeometry

/// A photo that two fingers hold, and make smaller than its page.
struct PhotoPinch {
  /// Of the picture when the fingers took it.
  let start: Rect
  /// The middle between the fingers then.
  let hold: Point
  /// Since then.
  private(set) var scale = 1.0
  private(set) var way = Vector.zero

  init(_ start: Rect, at hold: Point) {
    (self.start, self.hold) = (start, hold)
  }

  mutating func follow(scale: Double, _ way: Vector) {
    (self.scale, self.way) = (scale, way)
  }

  /// What lies between the fingers stays there.
  var frame: Rect {
    Rect(
      x: hold.x + way.dx + (start.minX - hold.x) * scale,
      y: hold.y + way.dy + (start.minY - hold.y) * scale,
      width: start.width * scale, height: start.height * scale)
  }

  /// How much of the backdrop is left.
  var cover: Double {
    min(1, max(0, 1 - (1 - scale) / (1 - GridTunables.clearingScale)))
  }

  /// Let go while its scale changes by so much a second, it goes on getting smaller or larger about the fingers.
  func velocity(with speed: Double) -> FlightVelocity {
    FlightVelocity(
      middle: Vector(dx: start.midX - hold.x, dy: start.midY - hold.y) * speed,
      growth: Vector(dx: start.width, dy: start.height) * speed)
  }

  /// Let go while its scale changes by so much a second, the photo leaves its page.
  func leaves(with speed: Double) -> Bool {
    scale < 1 && scale + speed * GridTunables.pinchGlide < GridTunables.closingScale
  }
}
