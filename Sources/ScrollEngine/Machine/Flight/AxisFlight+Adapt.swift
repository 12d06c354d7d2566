import ScrollGeometry

extension AxisFlight {
  /// Takes up new limits (the content or the view was resized) without a jump: position and velocity go on.
  mutating func adapt(to rail: AxisRail) {
    let inside = rail.clamped(position) == position
    switch course {
    case .still:
      if (rail.clamped(position) - position).magnitude > rail.tolerance {
        restart(position, 0, on: rail)
      }
    case .free:
      if !inside { restart(position, velocity, on: rail) }
    case .gliding(let motion):
      if rail.clamped(motion.target) != motion.target { restart(position, velocity, on: rail) }
    case .bouncing(let motion):
      if motion.edge != rail.lower && motion.edge != rail.upper || inside && position != motion.edge
      {
        restart(position, velocity, on: rail)
      }
    case .paging(let motion):
      if rail.clamped(motion.target) != motion.target { restart(position, velocity, on: rail) }
    }
  }

  /// The owner moved the content by `distance`: the motion goes on from there.
  mutating func shift(by distance: Double, on rail: AxisRail) {
    guard distance != 0 else { return }
    switch course {
    case .still:
      position += distance
    case .free, .bouncing:
      restart(position + distance, velocity, on: rail)
    case .gliding(let motion):
      let moved = Glide(
        position: position + distance, target: motion.target + distance, velocity: velocity,
        rate: rail.rate, tolerance: rail.tolerance)
      restart(.gliding(moved), position + distance)
    case .paging(let motion):
      let moved = PageSpring(
        position: position + distance, velocity: velocity, target: motion.target + distance,
        pageLength: motion.pageLength)
      restart(.paging(moved), position + distance)
    }
  }

  /// From `place` at `velocity` (points per millisecond): freely inside the limits, back into them from outside.
  mutating func restart(_ place: Double, _ velocity: Double, on rail: AxisRail) {
    let edge = rail.clamped(place)
    if edge == place {
      let motion = Deceleration(position: place, velocity: velocity, rate: rail.rate)
      restart(motion.isAtRest(at: 0) ? .still : .free(motion), place)
    } else {
      // An axis that does not bounce can be outside too: a pinch put it there. It goes straight back.
      let isOutward = (velocity < 0) == (place < edge)
      let bounce = EdgeBounce(
        edge: edge, position: place, shownVelocity: rail.bounces || !isOutward ? velocity : 0,
        rate: rail.rate)
      restart(
        bounce.isAtRest(at: 0, tolerance: rail.tolerance) ? .still : .bouncing(bounce), place)
    }
  }

  private mutating func restart(_ newCourse: Course, _ place: Double) {
    course = newCourse
    start = time
    position = place
  }
}
