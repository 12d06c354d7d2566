import ScrollGeometry

/// Follows the pointer over the lines of a menu; window points.
final class MenuRowPointer: UIHoverGestureRecognizer {
  var moved: ((CGPoint) -> Void)?
  var left: (() -> Void)?

  override func hover(at place: Point) {
    super.hover(at: place)
    moved?(CGPoint(place))
  }

  override func leave() {
    super.leave()
    left?()
  }
}
