import ScrollGeometry

extension ScrollMachine {
  /// Goes on to `time`, seconds: what moves by itself moves.
  public mutating func advance(
    to time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .decelerating(var flight):
      let offset = flight.advance(to: time, metrics)
      phase = .decelerating(flight)
      if offset != metrics.offset { emit(.scroll(offset), into: &events) }
      if flight.isAtRest, !flight.isCarried {
        phase = .resting
        emit(.didEndDecelerating, into: &events)
      }
    case .animating(let flight):
      advance(flight, to: time, metrics, into: &events)
    case .zooming(let flight):
      advance(flight, to: time, metrics, into: &events)
    case .resting, .caught, .handling, .releasing: break
    }
  }

  /// Nobody will see the rest of what moves by itself: it is where it was going at once. Free motion, which
  /// only runs out, ends where it is.
  public mutating func finishMotion(
    _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .decelerating(let flight):
      let end = metrics.onPixels(
        metrics.limits.clamped(
          Point(
            x: flight.x.destination ?? metrics.offset.x,
            y: flight.y.destination ?? metrics.offset.y)))
      if end != metrics.offset { emit(.scroll(end), into: &events) }
      stop(into: &events)
    case .animating(let flight):
      advance(flight, to: .infinity, metrics, into: &events)
    case .zooming(var flight):
      flight.aim(at: metrics)
      advance(flight, to: .infinity, metrics, into: &events)
    case .resting, .caught, .handling, .releasing: break
    }
  }

  private mutating func advance(
    _ flight: OffsetFlight, to time: Double, _ metrics: ScrollMetrics,
    into events: inout [ScrollEvent]
  ) {
    let elapsed = time.milliseconds(since: flight.start)
    let offset = metrics.onPixels(flight.animation.position(at: elapsed))
    if offset != metrics.offset { emit(.scroll(offset), into: &events) }
    if elapsed >= flight.animation.duration {
      phase = .resting
      emit(
        flight.scrollsToTop ? .didScrollToTop : .didEndScrollingAnimation, into: &events)
    }
  }

  // Not copied into both that call it.
  @inline(never) private mutating func advance(
    _ flight: ZoomFlight, to time: Double, _ metrics: ScrollMetrics,
    into events: inout [ScrollEvent]
  ) {
    let elapsed = time.milliseconds(since: flight.start)
    var flight = flight
    // The limits may have moved meanwhile (the owner centres by insets): the end follows them, without a jump.
    let end = metrics.limited(
      flight.unlimitedOffset, atScale: flight.animation.toScale, content: flight.content)
    // Most frames change nothing of a phase that is large to write.
    if end != flight.animation.toOffset {
      flight.animation.retarget(to: end, at: elapsed)
      phase = .zooming(flight)
    }
    let isOver = elapsed >= flight.animation.duration || metrics.zoom == nil
    emit(.zoom(isOver ? flight.end : flight.step(at: elapsed, metrics)), into: &events)
    if !flight.isBounce { emit(.didZoom, into: &events) }
    guard isOver else { return }
    endZoom(of: flight, into: &events)
  }

  /// The zoom is where it was going; a finger that stayed down drags on.
  mutating func endZoom(of flight: ZoomFlight, into events: inout [ScrollEvent]) {
    if var drag = flight.drag {
      drag.isSuspended = true
      phase = .handling(Handling(drag: drag))
    } else {
      phase = .resting
    }
    emit(.didEndZooming(scale: flight.animation.toScale), into: &events)
  }
}
