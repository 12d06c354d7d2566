import ScrollGeometry

extension AxisFlight {
  /// Takes up new limits (the content or the view was resized) without a jump: position and velocity go on.
  mutating func adapt(to rail: AxisRail) {
    let inside = rail.clamped(position) == position
    switch course {
    case .still:
      if (rail.clamped(position) - position).magnitude > rail.tolerance {
        goBack(carrying: 0, on: rail)
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

  /// From `place`, where the content is seen to move at `velocity` (points per millisecond): freely inside the
  /// limits, back into them from outside.
  mutating func restart(_ place: Double, _ velocity: Double, on rail: AxisRail) {
    let edge = rail.clamped(place)
    if edge == place {
      let motion = Deceleration(position: place, velocity: velocity, rate: rail.rate)
      restart(motion.isAtRest(at: 0) ? .still : .free(motion), place)
    } else {
      begin(
        EdgeBounce(
          edge: edge, position: place, shownVelocity: rail.kept(velocity, at: place),
          rate: rail.rate),
        on: rail)
    }
  }

  /// From outside the limits back to them, as a finger leaves it: `velocity` (points per millisecond) is the
  /// carried one, so that content let go at rest comes back by pure decay.
  mutating func goBack(carrying velocity: Double, on rail: AxisRail) {
    begin(
      EdgeBounce(
        edge: rail.clamped(position), position: position,
        velocity: rail.kept(velocity, at: position), rate: rail.rate),
      on: rail)
  }

  private mutating func begin(_ bounce: EdgeBounce, on rail: AxisRail) {
    let isOver = bounce.isAtRest(at: 0, tolerance: rail.tolerance)
    restart(isOver ? .still : .bouncing(bounce), bounce.position)
  }

  private mutating func restart(_ newCourse: Course, _ place: Double) {
    course = newCourse
    start = time
    position = place
  }
}
