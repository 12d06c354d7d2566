// A double tap that goes on as a drag zooms by its way: down zooms in, up zooms out.
extension ZoomScrollView {
  func updateOneFinger() {
    if zoomsOnDoubleTapAndDrag, oneFinger == nil {
      let recognizer = OneFingerZoomRecognizer()
      recognizer.owner = self
      addGestureRecognizer(recognizer)
      panGestureRecognizer.require(toFail: recognizer)
      oneFinger = recognizer
    }
    oneFinger?.isEnabled = zoomsOnDoubleTapAndDrag
  }

  /// False when there is nothing to zoom.
  func beginOneFingerZoom(at place: CGPoint) -> Bool {
    guard maximumZoomScale > minimumZoomScale else { return false }
    prepareToZoom()
    guard let view = findViewToZoom(), view.transform.scale > 0 else { return false }
    oneFingerZoom = OneFingerZoom(
      view: view, scale: view.transform.scale, held: convert(place, to: view),
      place: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
    if zoomWillBegin() { relay.client?.scrollViewWillBeginZooming?(self, with: view) }
    return true
  }

  /// `way`: points down since the drag began.
  func changeOneFingerZoom(way: CGFloat) {
    guard let zoom = oneFingerZoom else { return }
    let factor = 1 + abs(way) / ZoomTunables.doublingDistance
    guard let scale = allowed(way < 0 ? zoom.scale / factor : zoom.scale * factor),
      scale != zoom.view.transform.scale
    else { return }
    self.zoom(
      to: scale, showing: zoom.held,
      at: CGPoint(x: bounds.minX + zoom.place.x, y: bounds.minY + zoom.place.y), animated: false)
  }

  func endOneFingerZoom() {
    guard oneFingerZoom != nil else { return }
    oneFingerZoom = nil
    finishZoom()
  }
}

/// A zoom by one finger, as it began.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct OneFingerZoom {
  var view: UIView
  var scale: CGFloat
  /// What the finger came down on, in the zooming view.
  var held: CGPoint
  /// Where it came down, points from the scroll view's top left corner.
  var place: CGPoint
}
