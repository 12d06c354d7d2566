import ScrollGeometry

/// An animated zoom, or the way back from beyond a limit.
struct ZoomFlight: Equatable, Sendable {
  var animation: ZoomAnimation
  /// Where it would end if the offset had no limits.
  var unlimitedOffset: Point
  /// Seconds.
  var start: Double
  /// It returns from beyond a limit: the delegate has been told of the scale already.
  var isBounce: Bool
  /// A finger that stayed down goes on dragging afterwards.
  var drag: Drag?
  /// While the delegate is being told of a bounce's destination.
  var aim: ZoomAim?
  /// The way of the zooming view's corner, when its owner has moved it at a bounce's destination.
  var corner: CornerWay?
  /// Size of the content at the end, points; nil: that of the zooming view.
  var content: Size?

  /// Scale, offset and corner after `t` milliseconds, the offset on whole pixels.
  func step(at t: Double, _ metrics: ScrollMetrics) -> ZoomStep {
    let shown = animation.shown(at: t)
    var step = ZoomStep(scale: shown.scale, offset: metrics.onPixels(shown.offset))
    step.corner = corner?.place(at: animation.share(at: t))
    return step
  }

  /// What it ends with.
  var end: ZoomStep {
    var step = ZoomStep(scale: animation.toScale, offset: unlimitedOffset)
    step.corner = corner?.end
    step.content = content
    step.rests = true
    return step
  }
}
