import ScrollGeometry

extension ScrollMachine {
  /// The pan ended at `time`: the last finger was lifted, or a trackpad's fingers. Answered by `release(target:)`.
  /// Fingers that the system took away end it as if they had rested.
  public mutating func endPan(
    at time: Double, hasPaused: Bool, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .handling(let handling):
      guard let drag = handling.drag else { return }
      if let pinch = handling.pinch {
        // The pinch goes on alone; what it leaves behind settles when it ends.
        emit(.willEndDragging(velocity: .zero, target: metrics.offset), into: &events)
        phase = .handling(Handling(pinch: pinch))
        emit(.didEndDragging(willDecelerate: false), into: &events)
        return
      }
      let release = release(of: drag, at: time, hasPaused: hasPaused, metrics)
      phase = .releasing(release)
      emit(
        .willEndDragging(velocity: release.reported, target: release.target), into: &events)
    case .zooming(var flight):
      guard flight.drag.isPresent else { return }
      emit(.willEndDragging(velocity: .zero, target: flight.animation.toOffset), into: &events)
      flight.drag = nil
      phase = .zooming(flight)
      emit(.didEndDragging(willDecelerate: false), into: &events)
    case .resting, .caught, .releasing, .decelerating, .animating: break
    }
  }

  private mutating func release(
    of drag: Drag, at time: Double, hasPaused: Bool, _ metrics: ScrollMetrics
  ) -> Release {
    let limits = metrics.limits
    let behavior = metrics.behavior
    let moves = !hasPaused && drag.release.decelerates
    let released = moves ? drag.releaseVelocity(behavior) : .zero
    let multiplier = streak.endDrag(
      at: time, velocity: released, distance: drag.translation,
      bounces: !limits.contains(metrics.offset), pages: behavior.isPagingEnabled)
    if behavior.isPagingEnabled {
      let target = metrics.pages.target(
        from: metrics.offset, velocity: released, beginning: drag.beginning)
      return Release(velocity: released, reported: released, target: target, time: time)
    }
    let velocity = Vector(
      dx: Self.stretched(released.dx, by: multiplier),
      dy: Self.stretched(released.dy, by: multiplier))
    let rails = metrics.rails
    let target = Point(
      x: rails.x.restingPlace(from: metrics.offset.x, velocity: velocity.dx),
      y: rails.y.restingPlace(from: metrics.offset.y, velocity: velocity.dy))
    return Release(velocity: velocity, reported: released, target: target, time: time)
  }

  /// The velocity that carries `factor` times as far.
  private static func stretched(_ velocity: Double, by factor: Double) -> Double {
    let excess = velocity.magnitude - Tunables.restSpeed
    guard factor != 1, excess > 0 else { return velocity }
    let speed = excess * factor + Tunables.restSpeed
    return velocity < 0 ? -speed : speed
  }

  /// The delegate's answer to `willEndDragging`: the target it was shown, or another.
  public mutating func release(
    target: Point, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .releasing(let release) = phase else { return }
    let flight = Flight(
      leaving: metrics, velocity: release.velocity, target: target, planned: release.target,
      followsDrag: true, at: release.time)
    if flight.isAtRest {
      phase = .resting
      emit(.didEndDragging(willDecelerate: false), into: &events)
    } else {
      emit(.didEndDragging(willDecelerate: true), into: &events)
      isTouched = false
      phase = .decelerating(flight)
      emit(.willBeginDecelerating, into: &events)
    }
  }

  /// Nobody holds the content: from a place where it may not stay it goes back by itself.
  mutating func settle(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .resting = phase, !isTouched else { return }
    let target = metrics.restingPlace
    let flight = Flight(
      leaving: metrics, velocity: .zero, target: target, planned: target, followsDrag: false,
      at: time)
    guard !flight.isAtRest else { return }
    phase = .decelerating(flight)
    emit(.willBeginDecelerating, into: &events)
  }
}
