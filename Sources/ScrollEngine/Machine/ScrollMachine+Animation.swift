import ScrollGeometry

extension ScrollMachine {
  /// Programmatic, animated: goes to `target` from what is shown.
  ///
  /// A pan must have been ended before. Nothing happens when it is there already.
  public mutating func scroll(
    to target: Point, _ timing: AnimationTiming, scrollsToTop: Bool = false, at time: Double,
    _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    var timing = timing
    switch phase {
    case .handling, .releasing: return
    case .zooming(var flight):
      flight.unlimitedOffset = target
      flight.aim?.isOverruled = true
      phase = .zooming(flight)
      return
    case .decelerating: stop(into: &events)
    case .animating(let flight) where flight.animation.to != target: timing = timing.overtaking
    case .animating: return
    case .resting, .caught: break
    }
    guard metrics.onPixels(target) != metrics.offset else {
      stop(into: &events)
      return
    }
    phase = .animating(
      OffsetFlight(
        animation: OffsetAnimation(
          from: metrics.offset, to: target, duration: timing.duration, curve: timing.curve),
        start: time, scrollsToTop: scrollsToTop))
  }

  /// What lies at both ends of an animated scroll has moved with what is shown: it goes on between the new places.
  public mutating func shiftAnimation(by movement: Vector) {
    guard case .animating(var flight) = phase else { return }
    let old = flight.animation
    flight.animation = OffsetAnimation(
      from: old.from + movement, to: old.to + movement, duration: old.duration, curve: old.curve)
    phase = .animating(flight)
  }

  /// Programmatic, not animated: what moves by itself stops. A finger goes on dragging from wherever it is put.
  public mutating func stopMotion(into events: inout [ScrollEvent]) {
    stop(into: &events)
  }

  /// Programmatic: what moves by itself ends now. It stays where it is, but for what bounces, which is at its
  /// edge or limit at once, and for pages: the nearest one.
  public mutating func stopScrollingAndZooming(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .decelerating:
      move(to: metrics.restingPlace, metrics, into: &events)
      stop(into: &events)
    case .animating:
      if metrics.behavior.isPagingEnabled { move(to: metrics.restingPlace, metrics, into: &events) }
      stop(into: &events)
    case .zooming(let flight):
      guard !flight.isBounce, let scale = metrics.zoom?.scale, metrics.zoomLimits.contains(scale)
      else { return finishMotion(metrics, into: &events) }
      zoom(
        to: scale, offset: metrics.restingPlace, nil, at: time, metrics, into: &events)
    case .resting, .caught, .handling, .releasing: break
    }
  }

  private mutating func move(
    to place: Point, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    let offset = metrics.onPixels(place)
    if offset != metrics.offset { emit(.scroll(offset), into: &events) }
  }

  /// Nobody touches and nothing moves: when the content, the view or the insets change, the content is put where
  /// it may rest, from wherever a program has put it.
  public var keepsWithinLimits: Bool {
    guard case .resting = phase else { return false }
    return !isTouched
  }
}
