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

  /// Where a place of the picture is seen, which is so many of its pixels from its middle.
  func place(of pixel: Vector) -> Point { middle + way(to: pixel) }

  /// From its middle, as it is seen.
  func way(to pixel: Vector) -> Vector {
    turned(Vector(dx: scale.dx * pixel.dx, dy: scale.dy * pixel.dy), by: angle)
  }

  /// Which place of the picture is seen there, in its pixels from its middle.
  func pixel(at place: Point) -> Vector {
    let upright = turned(place - middle, by: -angle)
    return Vector(dx: upright.dx / scale.dx, dy: upright.dy / scale.dy)
  }

  private func turned(_ way: Vector, by angle: Double) -> Vector {
    let (sine, cosine) = (DeterministicMath.sin(angle), DeterministicMath.cos(angle))
    return Vector(dx: cosine * way.dx - sine * way.dy, dy: sine * way.dx + cosine * way.dy)
  }

  /// Carried by two fingers that have turned by `angle` and come apart by `zoom` about where they were first.
  func carried(by angle: Double, zoom: Double, from hold: Point, to place: Point) -> TurnPose {
    var pose = self
    pose.middle = place + turned(middle - hold, by: angle) * zoom
    pose.angle += angle
    pose.scale = Vector(dx: scale.dx * zoom, dy: scale.dy * zoom)
    return pose
  }
}
