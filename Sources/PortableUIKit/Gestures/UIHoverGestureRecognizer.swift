import ScrollGeometry

/// Follows the pointer while it is over the view and no button is down.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer is over the view, at `place` (window points).
  func hover(at place: Point) {
    lastCentroid = place
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// A contact is no hovering: what follows the pointer stands in nobody's way.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// The pointer has left the view.
  func leave() {
    switch state {
    case .began, .changed: state = .ended
    case .possible, .ended, .cancelled, .failed: break
    }
    restart()
  }
}
