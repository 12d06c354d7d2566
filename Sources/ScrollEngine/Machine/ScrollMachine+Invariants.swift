import ScrollGeometry

extension ScrollMachine {
  /// What is broken of that which must hold whatever happened; nil when all holds.
  ///
  /// Owners call it after every transition in builds with `ENGINE_CHECKS`.
  public func brokenInvariant(_ metrics: ScrollMetrics) -> String? {
    var broken: String?
    if !metrics.offset.x.isFinite || !metrics.offset.y.isFinite {
      broken = "the offset is no number"
    }
    if let zoom = metrics.zoom, !zoom.scale.isFinite { broken = "the zoom scale is no number" }
    switch phase {
    case .resting: break
    case .caught: if !isTouched { broken = "caught, and nobody touches" }
    case .handling(let handling):
      if !handling.drag.isPresent, !handling.pinch.isPresent { broken = "handling nothing" }
    case .releasing: break
    case .decelerating(let flight):
      if flight.isAtRest, !flight.isCarried { broken = "decelerating at rest" }
      if !flight.position.x.isFinite || !flight.position.y.isFinite {
        broken = "the flight is no number"
      }
    case .animating(let flight):
      if !(flight.animation.duration >= 0) { broken = "an animation without a duration" }
    case .zooming(let flight):
      // Not within the limits: those may have been moved since it began, and move nothing themselves.
      if !flight.animation.toScale.isFinite || !flight.animation.toOffset.isFinite {
        broken = "zooming to nowhere"
      }
    }
    return broken
  }
}
