import ScrollGeometry

/// The way back from beyond a zoom limit.
///
/// The delegate hears of it once, and sees the destination then: what it does there (insets, the zooming view's
/// place, the offset) moves the destination. What is shown goes to it from where the fingers left it.
extension ScrollMachine {
  /// The fingers have gone with `held` under `anchor`.
  mutating func bounce(
    from zoom: ScrollMetrics.Zoom, to limit: Double, holding held: Point, at anchor: Point,
    drag: Drag?, _ time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    let unlimited = zoom.offset(showing: held, at: anchor, scale: limit)
    phase = .zooming(
      ZoomFlight(
        animation: ZoomAnimation(
          fromScale: zoom.scale, toScale: limit, fromOffset: metrics.offset,
          toOffset: metrics.limited(unlimited, atScale: limit),
          duration: ZoomAnimation.bounceDuration(from: zoom.scale, to: limit), curve: .easeOut),
        unlimitedOffset: unlimited, start: time, isBounce: true, drag: drag,
        aim: ZoomAim(held: held, anchor: anchor, corner: zoom.origin)))
    var step = ZoomStep(scale: limit, offset: unlimited)
    step.rests = true
    step.isSilent = true
    emit(.arrive(step), into: &events)
    emit(.didZoom, into: &events)
    emit(.leave, into: &events)
  }

  /// The bounce whose destination the delegate is being told of: what is shown is where the fingers left it.
  var announcedBounce: ZoomFlight? {
    guard case .zooming(let flight) = phase, flight.aim.isPresent else { return nil }
    return flight
  }

  /// Everything is as it will be at the limit.
  public mutating func zoomArrived(_ destination: ScrollMetrics) {
    guard var flight = announcedBounce else { return }
    flight.aim?.written = ShownOffset(destination.offset)
    phase = .zooming(flight)
  }

  /// The delegate has been told of the destination, which is now as it wants it.
  public mutating func beginZoomBounce(
    _ destination: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard var flight = announcedBounce else { return }
    flight.aim(at: destination)
    flight.animation = flight.animation.going(
      to: destination.limited(
        flight.unlimitedOffset, atScale: flight.animation.toScale, content: flight.content))
    phase = .zooming(flight)
    var step = ZoomStep(
      scale: flight.animation.fromScale, offset: flight.animation.fromOffset)
    step.corner = flight.corner?.beginning
    step.isSilent = true
    emit(.zoom(step), into: &events)
  }
}
