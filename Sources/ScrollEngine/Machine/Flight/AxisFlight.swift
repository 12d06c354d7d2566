import ScrollGeometry

/// One axis after the fingers have gone: which motion it is in, and since when.
struct AxisFlight: Equatable, Sendable {
  enum Course: Equatable, Sendable {
    case still
    case free(Deceleration)
    case gliding(Glide)
    case bouncing(EdgeBounce)
    case paging(PageSpring)
  }

  var course: Course
  /// When the course began, seconds.
  var start: Double
  /// Where the axis was when it was last asked, points.
  var position: Double
  /// When that was, seconds.
  var time: Double

  init(course: Course, position: Double, at time: Double) {
    self.course = course
    self.start = time
    self.position = position
    self.time = time
  }

  var isStill: Bool {
    switch course {
    case .still: true
    case .free, .gliding, .bouncing, .paging: false
    }
  }

  /// Where it is going to rest; nil for free motion, which only runs out.
  var destination: Double? {
    switch course {
    case .still: position
    case .free: nil
    case .gliding(let motion): motion.target
    case .bouncing(let motion): motion.edge
    case .paging(let motion): motion.target
    }
  }

  /// Points per millisecond.
  var velocity: Double {
    let elapsed = milliseconds(at: time)
    switch course {
    case .still: return 0
    case .free(let motion): return motion.velocity(at: elapsed)
    case .gliding(let motion): return motion.velocity(at: elapsed)
    case .bouncing(let motion): return motion.velocity(at: elapsed)
    case .paging(let motion): return motion.velocity(at: elapsed)
    }
  }

  func milliseconds(at time: Double) -> Double {
    time.milliseconds(since: start)
  }
}
