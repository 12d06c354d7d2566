// When a zoom has ended.
extension ZoomScrollView {
  func contentDidMove() {
    if ending.isPending { act(ending.moved(motion())) }
  }

  func contentDidZoom() {
    rememberedScale = zoomScale
    ending.zoomed()
    if awaitsZoom {
      awaitsZoom = false
      finishZoom()
    } else {
      contentDidMove()
    }
  }

  func contentDidRest() {
    contentIsAtRest()
    if ending.isPending { act(ending.rested(motion())) }
  }

  func platformDidEndZoom() {
    zoomDidEnd()
    act(ending.end(motion()))
    if ending.isPending { zoomEndsLater() }
  }

  /// A zoom by program or by one finger is done.
  func finishZoom() {
    act(ending.end(motion()))
  }

  private func act(_ action: ZoomEnding.Action) {
    switch action {
    case .none: break
    case .wait: delay.start(ZoomTunables.quietTime, in: self)
    case .stopWaiting: delay.stop()
    case .report:
      delay.stop()
      let scale = snapToLimit()
      rememberedScale = scale
      relay.reportEnd(of: self, with: adoptedView, atScale: scale)
      zoomIsOver()
    }
  }

  /// Fingers that stop a hair's breadth from a limit meant the limit.
  private func snapToLimit() -> CGFloat {
    let scale = zoomScale
    let limit = snapped(scale)
    guard limit != scale else { return scale }
    setPlatformZoomScale(limit, animated: false)
    // That this was a zoom of its own is nobody's business.
    _ = ending.end(ZoomMotion())
    return limit
  }
}

extension ZoomScrollView: DelayClient {
  func delayPassed(_ delay: Delay) {
    act(ending.timePassed(motion()))
  }
}
