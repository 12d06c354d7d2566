import ScrollGeometry

extension AxisFlight {
  /// Goes on to `newTime` (seconds; never back). An edge met in between is met at its own moment,
  /// so that the answer does not depend on how often it is asked for.
  mutating func advance(to newTime: Double, on rail: AxisRail) {
    guard newTime > time else { return }
    adapt(to: rail)
    // At most back in over an edge, free across, and out over the other: a bounce that begins on its edge comes to
    // rest there.
    // derivation: these three courses.
    for _ in 0..<3 {
      let elapsed = milliseconds(at: newTime)
      switch course {
      case .still:
        break
      case .free(let motion):
        if leave(motion, by: elapsed, on: rail) { continue }
      case .gliding(let motion):
        position = motion.position(at: elapsed)
        if motion.isAtRest(at: elapsed) { settle(at: motion.target) }
      case .bouncing(let motion):
        if let inside = motion.timeOfReentry, inside <= elapsed {
          free(from: motion.edge, motion.carriedVelocity(at: inside), after: inside, on: rail)
          continue
        }
        position = motion.position(at: elapsed)
        if motion.isAtRest(at: elapsed, tolerance: rail.tolerance) { settle(at: motion.edge) }
      case .paging(let motion):
        position = motion.position(at: elapsed)
        if motion.isAtRest(at: elapsed, tolerance: rail.tolerance) { settle(at: motion.target) }
      }
      break
    }
    time = newTime
  }

  /// Free motion until `elapsed`; true when it has met an edge and changed course there.
  private mutating func leave(
    _ motion: Deceleration, by elapsed: Double, on rail: AxisRail
  ) -> Bool {
    let there = motion.position(at: elapsed)
    let edge = rail.clamped(there)
    guard edge == there else {
      guard rail.bounces, let crossing = motion.timeReaching(edge) else {
        settle(at: edge)
        return false
      }
      let bounce = EdgeBounce(
        edge: edge, position: edge, velocity: motion.velocity(at: crossing), rate: rail.rate)
      begin(.bouncing(bounce), at: start.adding(milliseconds: crossing), position: edge)
      return true
    }
    position = there
    if motion.isAtRest(at: elapsed) { settle(at: motion.target) }
    return false
  }

  private mutating func free(
    from edge: Double, _ velocity: Double, after elapsed: Double, on rail: AxisRail
  ) {
    let motion = Deceleration(position: edge, velocity: velocity, rate: rail.rate)
    begin(.free(motion), at: start.adding(milliseconds: elapsed), position: edge)
  }

  private mutating func begin(_ newCourse: Course, at newStart: Double, position there: Double) {
    course = newCourse
    start = newStart
    position = there
  }

  private mutating func settle(at place: Double) {
    course = .still
    position = place
  }
}
