import ScrollGeometry

extension AxisFlight {
  /// Begins what follows a release at `velocity` (points per millisecond).
  ///
  /// With `pageLength` it goes to the page at `target`; to a target that is not the one that was `planned` it
  /// glides, from outside the limits, too; otherwise it goes back into the limits or runs out freely.
  mutating func leave(
    velocity: Double, target: Double, planned: Double, pageLength: Double?, on rail: AxisRail
  ) {
    let target = rail.clamped(target)
    let isAsked = target != rail.clamped(planned)
    if let pageLength, isAsked || pages(velocity: velocity, on: rail) {
      guard (target - position).magnitude > rail.tolerance else { return }
      course = .paging(
        PageSpring(
          position: position, velocity: velocity, target: target, pageLength: pageLength))
    } else if isAsked {
      guard (target - position).magnitude > rail.tolerance else { return }
      course = .gliding(
        Glide(
          position: position, target: target, velocity: velocity, rate: rail.rate,
          tolerance: rail.tolerance))
    } else if rail.clamped(position) == position {
      restart(position, velocity, on: rail)
    } else {
      goBack(carrying: velocity, on: rail)
    }
  }

  /// A view with pages goes to one, also when it is thrown back into its limits: it would run out freely
  /// inside. Otherwise it comes back from outside like any other.
  private func pages(velocity: Double, on rail: AxisRail) -> Bool {
    let outside = rail.clamped(position) - position
    return outside.magnitude <= rail.tolerance || outside * velocity > 0
  }
}

extension AxisRail {
  /// Where content rests that is let go at `position` with `velocity` (points per millisecond), if nobody asks
  /// for another place: what a bounce carries back over the edge runs out freely.
  func restingPlace(from position: Double, velocity: Double) -> Double {
    let edge = clamped(position)
    var motion = Deceleration(position: position, velocity: velocity, rate: rate)
    if edge != position {
      let bounce = EdgeBounce(
        edge: edge, position: position, velocity: kept(velocity, at: position), rate: rate)
      guard let inside = bounce.timeOfReentry else { return edge }
      motion = Deceleration(
        position: edge, velocity: bounce.carriedVelocity(at: inside), rate: rate)
    }
    return clamped(motion.target)
  }
}
