import ScrollGeometry

extension ScrollMachine {
  /// The pan ended at `time`: the last finger was lifted, or a trackpad's fingers. Answered by `release(target:)`.
  public mutating func endPan(
    at time: Double, hasPaused: Bool, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .handling(var handling):
      guard let drag = handling.drag else { return }
      if handling.pinch != nil {
        // The pinch goes on alone; what it leaves behind settles when it ends.
        emit(.willEndDragging(velocity: .zero, target: metrics.offset), into: &events)
        handling.drag = nil
        phase = .handling(handling)
        emit(.didEndDragging(willDecelerate: false), into: &events)
        return
      }
      let release = release(of: drag, at: time, hasPaused: hasPaused, metrics)
      phase = .releasing(release)
      emit(
        .willEndDragging(velocity: release.reported, target: release.target), into: &events)
    case .zooming(var flight):
      guard flight.drag != nil else { return }
      emit(.willEndDragging(velocity: .zero, target: flight.animation.toOffset), into: &events)
      flight.drag = nil
      phase = .zooming(flight)
      emit(.didEndDragging(willDecelerate: false), into: &events)
    case .resting, .caught, .releasing, .decelerating, .animating: break
    }
  }

  /// The system took the fingers away: the drag ends as if they had rested.
  public mutating func cancelPan(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    endPan(at: time, hasPaused: true, metrics, into: &events)
  }

  private mutating func release(
    of drag: Drag, at time: Double, hasPaused: Bool, _ metrics: ScrollMetrics
  ) -> Release {
    let limits = metrics.limits
    let isOutside = limits.clamped(metrics.offset) != metrics.offset
    let moves = !hasPaused && drag.release.decelerates
    // The content moves against the finger's sign: the offset grows when the finger goes up or left.
    let released = moves ? drag.lockedVelocity : .zero
    let multiplier = streak.endDrag(
      at: time, velocity: released, distance: metrics.offset - drag.beginning,
      bounces: isOutside, pages: metrics.behavior.isPagingEnabled)
    let velocity = Vector(
      dx: Self.stretched(released.dx, by: multiplier),
      dy: Self.stretched(released.dy, by: multiplier))
    let target =
      metrics.behavior.isPagingEnabled
      ? PagePlan(limits: limits, stride: metrics.bounds)
        .target(from: metrics.offset, velocity: released, beginning: drag.beginning)
      : limits.clamped(
        Point(
          x: Deceleration(
            position: metrics.offset.x, velocity: velocity.dx,
            rate: metrics.behavior.decelerationRate
          ).target,
          y: Deceleration(
            position: metrics.offset.y, velocity: velocity.dy,
            rate: metrics.behavior.decelerationRate
          ).target))
    return Release(
      offset: metrics.offset, velocity: velocity, reported: released, target: target, time: time)
  }

  /// The velocity that carries `factor` times as far.
  private static func stretched(_ velocity: Double, by factor: Double) -> Double {
    let speed = velocity.magnitude
    guard factor != 1, speed > Tunables.restSpeed else { return velocity }
    let stretched = (speed - Tunables.restSpeed) * factor + Tunables.restSpeed
    return velocity < 0 ? -stretched : stretched
  }

  /// The delegate's answer to `willEndDragging`: the target it was shown, or another.
  public mutating func release(
    target: Point, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .releasing(let release) = phase else { return }
    let pages = metrics.behavior.isPagingEnabled
    var flight = Flight(
      x: AxisFlight(course: .still, position: metrics.offset.x, at: release.time),
      y: AxisFlight(course: .still, position: metrics.offset.y, at: release.time),
      written: metrics.offset, followsDrag: true)
    flight.x.leave(
      velocity: release.velocity.dx, target: target.x, asked: target.x != release.target.x,
      pageLength: pages ? metrics.bounds.width : nil, on: metrics.horizontalRail)
    flight.y.leave(
      velocity: release.velocity.dy, target: target.y, asked: target.y != release.target.y,
      pageLength: pages ? metrics.bounds.height : nil, on: metrics.verticalRail)
    if flight.isAtRest {
      phase = .resting
      emit(.didEndDragging(willDecelerate: false), into: &events)
    } else {
      emit(.didEndDragging(willDecelerate: true), into: &events)
      phase = .decelerating(flight)
      emit(.willBeginDecelerating, into: &events)
    }
  }

  /// Nobody holds the content: from a place where it may not stay it goes back by itself.
  mutating func settle(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .resting = phase, !isTouched else { return }
    let target =
      metrics.behavior.isPagingEnabled
      ? PagePlan(limits: metrics.limits, stride: metrics.bounds)
        .target(from: metrics.offset, velocity: .zero, beginning: metrics.offset)
      : metrics.limits.clamped(metrics.offset)
    let pages = metrics.behavior.isPagingEnabled
    var flight = Flight(
      x: AxisFlight(course: .still, position: metrics.offset.x, at: time),
      y: AxisFlight(course: .still, position: metrics.offset.y, at: time),
      written: metrics.offset, followsDrag: false)
    flight.x.leave(
      velocity: 0, target: target.x, asked: false, pageLength: pages ? metrics.bounds.width : nil,
      on: metrics.horizontalRail)
    flight.y.leave(
      velocity: 0, target: target.y, asked: false, pageLength: pages ? metrics.bounds.height : nil,
      on: metrics.verticalRail)
    guard !flight.isAtRest else { return }
    phase = .decelerating(flight)
    emit(.willBeginDecelerating, into: &events)
  }
}
