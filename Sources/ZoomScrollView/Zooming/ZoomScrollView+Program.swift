// Zooms that fingers have no part in, or only one.
extension ZoomScrollView {
  func snapped(_ scale: CGFloat) -> CGFloat {
    for limit in [minimumZoomScale, maximumZoomScale] {
      let distance = min(ZoomTunables.snapDistance, ZoomTunables.snapShare * abs(limit))
      if abs(scale - limit) <= distance { return limit }
    }
    return scale
  }

  /// What may be asked for: within the limits; nil when there is no such scale.
  func allowed(_ scale: CGFloat) -> CGFloat? {
    let allowed = snapped(min(max(scale, minimumZoomScale), maximumZoomScale))
    return allowed > 0 ? allowed : nil
  }

  func zoom(to scale: CGFloat, about point: CGPoint, animated: Bool) {
    // In the superview's coordinates, since the delegate may rearrange the content, or this view,
    // when it is asked for the view to zoom.
    let anchor = convert(point, to: superview)
    prepareToZoom()
    guard let view = findViewToZoom(), let scale = allowed(scale) else { return }
    ending.zoomed()
    let place = convert(anchor, from: superview)
    if bounds.isEmpty {
      setPlatformZoomScale(scale, animated: animated)
    } else {
      zoom(to: scale, showing: convert(place, to: view), at: place, animated: animated)
    }
    guard !animated || window == nil else { return }
    // Asked for in the middle of a callback, it is done after that.
    awaitsZoom = zoomScale != scale
    if !awaitsZoom { finishZoom() }
  }

  /// Zooms so that `held`, in the zooming view, is seen where `place` is now, in this view.
  func zoom(to scale: CGFloat, showing held: CGPoint, at place: CGPoint, animated: Bool) {
    // What decides is the middle; of the size a platform makes the scale, and limits it.
    let factor =
      scale == maximumZoomScale
      ? scale * (1 + ZoomTunables.overshoot)
      : scale == minimumZoomScale ? scale * (1 - ZoomTunables.overshoot) : scale
    let size = CGSize(width: bounds.width / factor, height: bounds.height / factor)
    let middle = CGPoint(
      x: held.x + (bounds.midX - place.x) / scale, y: held.y + (bounds.midY - place.y) / scale)
    zoom(
      to: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), animated: animated)
  }

  // MARK: The view

  /// Asks for the view to zoom, since a zoom is about to begin; nil: there is none.
  @discardableResult func findViewToZoom() -> UIView? {
    let view = relay.viewForZooming(in: self)
    if let view, view !== adoptedView { adopt(view) }
    return view
  }

  /// Another view than before is scaled as the last one was, and keeps its corner.
  private func adopt(_ view: UIView) {
    let scale = adoptedView?.transform.scale ?? rememberedScale
    adoptedView = view
    guard let scale, carriesScale() else {
      rememberedScale = view.transform.scale
      return
    }
    guard view.transform.scale != scale else { return }
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
    contentSize = view.frame.size
  }
}

extension CGAffineTransform {
  /// What it scales by.
  var scale: CGFloat { b == 0 && c == 0 ? a : (a * a + b * b).squareRoot() }
}
