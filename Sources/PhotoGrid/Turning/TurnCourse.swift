import ScrollGeometry

/// How a picture gets from one pose to another, in closed form.
struct TurnCourse {
  let start: TurnPose
  let end: TurnPose
  private let turning: SpringWay
  private let way: SpringWay

  /// - Parameter velocity: radians a second, clockwise.
  init(from start: TurnPose, to end: TurnPose, velocity: Double) {
    (self.start, self.end) = (start, end)
    turning = SpringWay(
      perceptualDuration: GridTunables.turning, bounce: 0, velocity: velocity)
    way = SpringWay(perceptualDuration: GridTunables.turning, bounce: 0)
  }

  /// After some seconds.
  func pose(at time: Double) -> TurnPose {
    var pose = start
    func value(_ from: Double, _ to: Double) -> Double { way.value(from: from, to: to, at: time) }
    pose.angle = turning.value(from: start.angle, to: end.angle, at: time)
    pose.middle = Point(
      x: value(start.middle.x, end.middle.x), y: value(start.middle.y, end.middle.y))
    pose.scale = Vector(
      dx: value(start.scale.dx, end.scale.dx), dy: value(start.scale.dy, end.scale.dy))
    return pose
  }

  /// Seconds until it has come.
  var duration: Double { max(turning.settlingTime, way.settlingTime) }
}
