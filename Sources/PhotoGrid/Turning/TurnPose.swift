import ScrollEngine
import ScrollGeometry

/// How a picture lies on the screen that may be turned by any angle.
struct TurnPose: Equatable {
  /// Where its middle is, points.
  var middle: Point
  /// Radians, clockwise.
  var angle = 0.0
  /// Points for each of its pixels, before it is turned; negative where it is mirrored.
  var scale: Vector

  /// As it lies in a frame that it fills.
  init(_ frame: Rect, of size: Size) {
    middle = Point(x: frame.midX, y: frame.midY)
    scale = Vector(dx: frame.width / size.width, dy: frame.height / size.height)
  }

  /// Carried by two fingers that have turned by `angle` and come apart by `zoom` about where they were first.
  func carried(by angle: Double, zoom: Double, from hold: Point, to place: Point) -> TurnPose {
    var pose = self
    let way = middle - hold
    let (sine, cosine) = (DeterministicMath.sin(angle), DeterministicMath.cos(angle))
    pose.middle = Point(
      x: place.x + zoom * (cosine * way.dx - sine * way.dy),
      y: place.y + zoom * (sine * way.dx + cosine * way.dy))
    pose.angle += angle
    pose.scale = Vector(dx: scale.dx * zoom, dy: scale.dy * zoom)
    return pose
  }
}
