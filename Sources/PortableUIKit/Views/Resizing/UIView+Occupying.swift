import ScrollGeometry

extension UIView {
  /// Lies in a rectangle of its superview but for its transform, which stays what it is.
  func occupy(_ frame: CGRect) {
    guard layer.model.transform != .identity else {
      if self.frame != frame { self.frame = frame }
      return
    }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    let place = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if center != place { center = place }
  }
}
