import ScrollGeometry

extension LayerState {
  /// Everything that says where it is is a number.
  var isFinite: Bool {
    bounds.origin.isFinite && bounds.size.isFinite && position.isFinite && anchorPoint.isFinite
      && transform.a.isFinite && transform.b.isFinite && transform.c.isFinite
      && transform.d.isFinite && transform.tx.isFinite && transform.ty.isFinite
  }

  /// The anchor point in the layer's own coordinates.
  private var anchor: Point {
    Point(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  /// Maps the layer's own coordinates into its superlayer's.
  var toSuperlayer: ScrollGeometry.AffineTransform {
    let anchor = self.anchor
    if transform.isIdentity {
      return ScrollGeometry.AffineTransform(translation: position - anchor)
    }
    return ScrollGeometry.AffineTransform(translation: Vector(dx: -anchor.x, dy: -anchor.y))
      .concatenating(transform)
      .concatenating(
        ScrollGeometry.AffineTransform(translation: Vector(dx: position.x, dy: position.y)))
  }

  /// The bounding box in the superlayer. Setting it moves `position` and resizes `bounds` through
  /// the inverse of the transform; a transform without an inverse leaves the size as it is, and so does a frame of
  /// the present size, bit for bit.
  var frame: Rect {
    get {
      // Without the origin of the bounds, which may be so large that it swallows the fractions.
      let anchor = Point(
        x: bounds.size.width * anchorPoint.x, y: bounds.size.height * anchorPoint.y)
      let box = Rect(x: -anchor.x, y: -anchor.y, width: bounds.width, height: bounds.height)
      let shown = transform.isIdentity ? box : transform.apply(to: box)
      return shown.offsetBy(Vector(dx: position.x, dy: position.y))
    }
    set {
      let box = newValue.standardized
      if transform.isIdentity {
        bounds.size = box.size
        position = Point(
          x: box.origin.x + box.size.width * anchorPoint.x,
          y: box.origin.y + box.size.height * anchorPoint.y)
      } else {
        if box.size != frame.size, let inverse = transform.inverse {
          bounds.size = inverse.apply(to: Rect(origin: .zero, size: box.size)).size
        }
        position = position + (box.center - frame.center)
      }
    }
  }

  /// The frame that the layer would have without its transform.
  var untransformedFrame: Rect {
    var state = self
    state.transform = .identity
    return state.frame
  }

  /// Where a point of the superlayer lies in the layer; nil when the transform flattens it.
  func fromSuperlayer(_ point: Point) -> Point? {
    if transform.isIdentity { return point - (position - anchor) }
    return toSuperlayer.inverse?.apply(to: point)
  }
}
