import ScrollGeometry

/// How a picture gets from one pose to another, in closed form.
struct TurnCourse {
  let start: TurnPose
  let end: TurnPose
  /// What goes straight: a place of the picture, in its pixels from its middle, about which it turns.
  private let pixel: Vector
  private let turning: SpringWay
  private let way: SpringWay

  /// - Parameter velocity: radians a second, clockwise.
  init(
    from start: TurnPose, to end: TurnPose, velocity: Double, about pixel: Vector = .zero
  ) {
    (self.start, self.end, self.pixel) = (start, end, pixel)
    turning = SpringWay(
      perceptualDuration: GridTunables.turning, bounce: 0, velocity: velocity)
    way = SpringWay(perceptualDuration: GridTunables.turning, bounce: 0)
  }

  /// After some seconds.
  func pose(at time: Double) -> TurnPose {
    var pose = start
    func value(_ from: Double, _ to: Double) -> Double { way.value(from: from, to: to, at: time) }
    pose.angle = turning.value(from: start.angle, to: end.angle, at: time)
    pose.scale = Vector(
      dx: value(start.scale.dx, end.scale.dx), dy: value(start.scale.dy, end.scale.dy))
    let (first, last) = (start.place(of: pixel), end.place(of: pixel))
    pose.middle = Point(x: value(first.x, last.x), y: value(first.y, last.y)) - pose.way(to: pixel)
    return pose
  }

  /// Seconds until it has come.
  var duration: Double { max(turning.settlingTime, way.settlingTime) }
}
