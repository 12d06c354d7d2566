import ScrollGeometry

/// Follows the pointer over the lines of a menu. The pointer may leave them when they have gone: so it asks its view.
final class MenuRowPointer: UIHoverGestureRecognizer {
  override func hover(at place: Point) {
    super.hover(at: place)
    (view as? MenuPanel)?.point(to: CGPoint(place))
  }

  override func leave() {
    super.leave()
    (view as? MenuPanel)?.point(to: nil)
  }
}
