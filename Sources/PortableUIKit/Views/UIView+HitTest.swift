import ScrollGeometry

extension UIView {
  /// Views that are fainter than this are not touched.
  private static var faintestTouchableOpacity: Double { 0.01 }

  func hitTestTree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !layer.model.isHidden,
      layer.model.opacity >= Self.faintestTouchableOpacity,
      !(layer.animator?.blocksTouches ?? false),
      self.point(inside: point, with: event)
    else { return nil }
    let place = Point(point)
    for view in subviews.reversed() {
      guard let inside = view.layer.touched(at: place) else { continue }
      if let hit = view.hitTest(CGPoint(inside), with: event) { return hit }
    }
    return self
  }
}
