import ScrollGeometry

extension ScrollMachine {
  /// Two fingers began to pinch about `anchor` (points from the view's top left corner).
  ///
  /// What moves must have been caught before; a zoom that is on its way is taken over where it is.
  public mutating func beginPinch(
    anchor: Point, at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard metrics.canZoom, let zoom = metrics.zoom, zoom.scale > 0 else { return }
    var pinch = Pinch(
      startScale: metrics.unbandedScale(zoom.scale),
      held: zoom.point(under: anchor, offset: metrics.offset), anchor: anchor, factor: 1,
      written: ShownOffset(metrics.offset))
    switch phase {
    case .resting, .caught:
      phase = .handling(Handling(pinch: pinch))
    case .handling(var handling) where !handling.pinch.isPresent:
      handling.pinch = pinch
      phase = .handling(handling)
    case .zooming(let flight):
      // One zoom, from its beginning to where it finally rests: no second beginning is told.
      pinch.hasCaught = flight.corner.isPresent
      phase = .handling(Handling(drag: flight.drag, pinch: pinch))
      return
    case .handling, .releasing, .decelerating, .animating: return
    }
    emit(.willBeginZooming, into: &events)
  }

  /// The pinch went on: `factor` since it began, about `anchor` (points from the view's top left corner).
  public mutating func pinch(
    by factor: Double, anchor: Point, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .handling(var handling) = phase, var pinch = handling.pinch, let zoom = metrics.zoom
    else { return }
    pinch.held = pinch.held(metrics)
    pinch.factor = factor
    pinch.anchor = anchor
    let scale = metrics.bandedScale(pinch.startScale * factor)
    let offset = metrics.onPixels(zoom.offset(showing: pinch.held, at: anchor, scale: scale))
    pinch.written = ShownOffset(offset)
    let isSeen = scale != zoom.scale
    let hasCaught = pinch.hasCaught && isSeen
    if isSeen { pinch.hasCaught = false }
    handling.pinch = pinch
    phase = .handling(handling)
    guard isSeen || offset != metrics.offset else { return }
    emit(.zoom(ZoomStep(scale: scale, offset: offset)), into: &events)
    if isSeen { emit(.didZoom, into: &events) }
    if hasCaught { emit(.keepShown(corner: zoom.origin), into: &events) }
  }

  /// A finger left the pinch. Past a limit the zoom goes back to it by itself.
  public mutating func endPinch(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .handling(var handling) = phase, let pinch = handling.pinch else { return }
    handling.pinch = nil
    handling.drag?.isSuspended = true
    guard let zoom = metrics.zoom else {
      finishPinch(handling, scale: 1, at: time, metrics, into: &events)
      return
    }
    let limit = metrics.zoomLimits.clamped(zoom.scale)
    guard limit != zoom.scale else {
      finishPinch(handling, scale: limit, at: time, metrics, into: &events)
      return
    }
    bounce(
      from: zoom, to: limit, holding: pinch.held(metrics), at: pinch.anchor, drag: handling.drag,
      time, metrics, into: &events)
  }

  private mutating func finishPinch(
    _ handling: Handling, scale: Double, at time: Double, _ metrics: ScrollMetrics,
    into events: inout [ScrollEvent]
  ) {
    phase = handling.drag.isPresent ? .handling(handling) : .resting
    emit(.didEndZooming(scale: scale), into: &events)
    settle(at: time, metrics, into: &events)
  }

  /// Programmatic: shows `scale`, which the caller has limited, at once or, with a timing, animated. The offset is kept
  /// within the limits here or, when it is shown at once, by the view, which then knows them.
  public mutating func zoom(
    to scale: Double, offset unlimited: Point, _ timing: AnimationTiming?, at time: Double,
    _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard let zoom = metrics.zoom else { return }
    let isOpen = isZooming
    if case .decelerating = phase { stop(into: &events) }
    if case .animating = phase { stop(into: &events) }
    if case .releasing = phase {
      // Asked for by the delegate instead of an answer: the drag goes nowhere.
      phase = isTouched ? .caught : .resting
      emit(.didEndDragging(willDecelerate: false), into: &events)
    }
    let drag = suspendedDrag
    if var timing {
      if case .zooming(let flight) = phase, !flight.isBounce { timing = timing.overtaking }
      let bounce = announcedBounce
      var flight = ZoomFlight(
        animation: ZoomAnimation(
          fromScale: bounce?.animation.fromScale ?? zoom.scale, toScale: scale,
          fromOffset: bounce?.animation.fromOffset ?? metrics.offset,
          toOffset: metrics.limited(unlimited, atScale: scale),
          duration: timing.duration, curve: timing.curve),
        unlimitedOffset: unlimited, start: time, isBounce: false, drag: drag)
      flight.aim = bounce?.aim
      flight.aim?.isOverruled = true
      phase = .zooming(flight)
      if !isOpen { emit(.willBeginZooming, into: &events) }
      return
    }
    phase = drag.map { .handling(Handling(drag: $0)) } ?? (isTouched ? .caught : .resting)
    var step = ZoomStep(scale: scale, offset: unlimited)
    step.rests = true
    emit(.zoom(step), into: &events)
    emit(.didZoom, into: &events)
    if isOpen { emit(.didEndZooming(scale: scale), into: &events) }
  }

  private var suspendedDrag: Drag? {
    switch phase {
    case .zooming(let flight): return flight.drag
    case .handling(let handling):
      var drag = handling.drag
      drag?.isSuspended = true
      return drag
    case .resting, .caught, .releasing, .decelerating, .animating: return nil
    }
  }
}
