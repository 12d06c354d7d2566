import ScrollGeometry

/// Knows where the pointer is before its second button clicks.
final class MenuPointer: UIHoverGestureRecognizer {
  override func hover(at place: Point) {
    super.hover(at: place)
    MenuDesk.shared.point(at: CGPoint(place), in: view?.window)
  }

  override func leave() {
    super.leave()
    MenuDesk.shared.point(at: .zero, in: nil)
  }
}
