import ScrollEngine
import ScrollGeometry

// A zoom bounce: the delegate has seen its destination, and what is shown goes there without a jump.
extension UIScrollView {
  /// Goes back from the destination to what is shown.
  func leaveDestination() {
    guard machine.isZooming else { return }
    // Constraints that the delegate has changed place the zooming view there, too.
    if zoomedView?.viewLayout != nil {
      knownRoom = nil
      layoutIfNeeded()
      knownRoom = metrics.room
    }
    let metrics = metrics
    machine.beginZoomBounce(metrics, into: &events)
  }

  /// A layout that places the zooming view by itself, in a bounce, moves nothing that is seen.
  func zoomWasLaidOut() {
    guard let corner = shownCorner, let view = zoomedView else { return }
    keepShown(from: corner)
    shownCorner = view.zoomOrigin
  }

  /// The zooming view's corner was at `corner`: what is seen stays where it was then.
  func keepShown(from corner: Point) {
    guard let view = zoomedView else { return }
    let moved = view.zoomOrigin - corner
    guard moved != .zero else { return }
    contentOffset = CGPoint(Point(contentOffset) + moved)
  }
}
