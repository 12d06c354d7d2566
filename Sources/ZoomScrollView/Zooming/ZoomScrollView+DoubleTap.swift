extension ZoomScrollView {
  /// Zooms out, or else in; false when neither is wanted, or it was no double tap.
  func zoomsForTap(_ touches: Set<UITouch>) -> Bool {
    guard zoomInOnDoubleTap || zoomOutOnDoubleTap, touches.count == 1, let touch = touches.first,
      taps.isSecond(touch)
    else { return false }
    return zoom(forDoubleTapAt: touch.location(in: self))
  }

  private func zoom(forDoubleTapAt point: CGPoint) -> Bool {
    // In the superview's coordinates, since the delegate may rearrange the content when it is asked.
    let anchor = convert(point, to: superview)
    prepareToZoom()
    // Asked first: the answer may bring limits, and a place, of its own.
    guard findViewToZoom() != nil else { return false }
    let inside = nextScale
    if zoomOutOnDoubleTap, !isAt(minimumZoomScale), doubleTapZoomScales.isEmpty || inside == nil {
      setZoomScale(minimumZoomScale, animated: true)
      return true
    }
    guard zoomInOnDoubleTap, let inside else { return false }
    setZoomScale(inside, centeredAt: convert(anchor, from: superview), animated: true)
    return true
  }

  /// Where a double tap zooms in to; nil when there is nothing further in.
  private var nextScale: CGFloat? {
    guard zoomInOnDoubleTap else { return nil }
    var steps = doubleTapZoomScales
    if steps.isEmpty { steps = [doubleTapZoomScale ?? maximumZoomScale] }
    var next: CGFloat?
    for step in steps {
      let scale = min(max(step, minimumZoomScale), maximumZoomScale)
      // One step alone is meant from wherever the content is now.
      guard !isAt(scale), steps.count == 1 || scale > zoomScale else { continue }
      next = min(next ?? scale, scale)
    }
    return next
  }

  private func isAt(_ scale: CGFloat) -> Bool {
    abs(zoomScale - scale) <= ZoomTunables.doubleTapTolerance * abs(scale)
  }
}
