import ScrollGeometry

/// How a photo goes from one frame to another, with the velocity that it was let go with: in closed form.
struct FlightCourse {
  let start: Rect
  /// Where it goes; it may scroll away meanwhile.
  var end: Rect
  /// How much of the backdrop covers what is behind.
  let startCover: Double
  let endCover: Double
  private let horizontal: SpringWay
  private let vertical: SpringWay
  private let width: SpringWay
  private let height: SpringWay
  private let way: SpringWay

  /// - Parameters:
  ///   - velocity: at the beginning.
  ///   - seconds: as eyes see them.
  init(
    from start: Rect, to end: Rect, cover startCover: Double, _ endCover: Double,
    velocity: FlightVelocity, seconds: Double, bounce: Double
  ) {
    func spring(_ velocity: Double = 0) -> SpringWay {
      SpringWay(perceptualDuration: seconds, bounce: bounce, velocity: velocity)
    }
    (self.start, self.end) = (start, end)
    (self.startCover, self.endCover) = (startCover, endCover)
    horizontal = spring(velocity.middle.dx)
    vertical = spring(velocity.middle.dy)
    width = spring(velocity.growth.dx)
    height = spring(velocity.growth.dy)
    way = spring()
  }

  /// After some seconds.
  func frame(at time: Double) -> Rect {
    let width = max(0, width.value(from: start.width, to: end.width, at: time))
    let height = max(0, height.value(from: start.height, to: end.height, at: time))
    let x = horizontal.value(from: start.midX, to: end.midX, at: time)
    let y = vertical.value(from: start.midY, to: end.midY, at: time)
    return Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  /// 0…1, after some seconds.
  func cover(at time: Double) -> Double {
    min(1, max(0, way.value(from: startCover, to: endCover, at: time)))
  }

  /// How much of the way is done after some seconds; a little more than 1 where it swings.
  func share(at time: Double) -> Double { way.value(from: 0, to: 1, at: time) }

  /// Seconds until it has come.
  var duration: Double { max(horizontal.settlingTime, vertical.settlingTime) }
}
