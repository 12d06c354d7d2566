import ScrollGeometry

extension AxisFlight {
  /// Begins what follows a release at `velocity` (points per millisecond).
  ///
  /// From outside the limits it goes back to them; with `pageLength` it goes to the page at `target`;
  /// to a target that the delegate `asked` for it glides; otherwise it runs out freely.
  mutating func leave(
    velocity: Double, target: Double, asked: Bool, pageLength: Double?, on rail: AxisRail
  ) {
    let edge = rail.clamped(position)
    let isOutside = (edge - position).magnitude > rail.tolerance
    // Thrown back, a bounce would run out freely inside: pages end on a page.
    let returnsToPage = pageLength != nil && (edge - position) * velocity > 0
    if isOutside, !returnsToPage {
      goBack(carrying: velocity, on: rail)
    } else if let pageLength {
      guard (target - position).magnitude > rail.tolerance else { return }
      course = .paging(
        PageSpring(
          position: position, velocity: velocity, target: rail.clamped(target),
          pageLength: pageLength))
    } else if asked {
      let target = rail.clamped(target)
      guard (target - position).magnitude > rail.tolerance else { return }
      course = .gliding(
        Glide(
          position: position, target: target, velocity: velocity, rate: rail.rate,
          tolerance: rail.tolerance))
    } else {
      restart(position, velocity, on: rail)
    }
  }
}
