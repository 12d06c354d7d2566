import ScrollGeometry

extension UIView {
  /// Changes the layer's size by `change`; the subviews follow at once when it did.
  func resize(_ change: (CALayer) -> Void) {
    let old = layer.model.bounds.size
    change(layer)
    geometryChanged()
    if autoresizesSubviews, layer.model.bounds.size != old {
      for view in subviews
      where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
        view.follow(superviewSize: old)
      }
    }
    placeWasSet()
  }

  /// Written through `frame`, or through `bounds` and `center` when a transform is set: both may
  /// be overridden.
  private func follow(superviewSize old: Size) {
    guard let superview else { return }
    let new = superview.layer.model.bounds.size
    let box = layer.model.untransformedFrame
    let mask = autoresizingMask
    let (x, width) = Autoresizing(
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    ).follow(start: box.origin.x, length: box.size.width, from: old.width, to: new.width)
    let (y, height) = Autoresizing(
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    ).follow(start: box.origin.y, length: box.size.height, from: old.height, to: new.height)
    let result = Rect(x: x, y: y, width: width, height: height)
    if result != box { setUntransformedFrame(result) }
  }

  private func setUntransformedFrame(_ box: Rect) {
    if layer.model.transform.isIdentity {
      frame = CGRect(box)
    } else {
      let anchor = layer.model.anchorPoint
      bounds.size = CGSize(box.size)
      center = CGPoint(
        Point(x: box.minX + box.width * anchor.x, y: box.minY + box.height * anchor.y))
    }
  }

  /// Written through `bounds`, and through `center` so that the top left corner stays.
  func takeFittingSize() {
    let corner = CGRect(layer.model.untransformedFrame).origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = CGRect(layer.model.untransformedFrame).origin
    if moved != corner {
      center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }
  }
}
