import ScrollGeometry

// The views speak the Core Graphics names, everything below them speaks ScrollGeometry.

extension Point {
  /// The same for the engine, in points.
  public init(_ point: CGPoint) { self.init(x: point.x.native, y: point.y.native) }
}

extension Size {
  /// The same for the engine, in points.
  public init(_ size: CGSize) { self.init(width: size.width.native, height: size.height.native) }
}

extension Rect {
  /// The same for the engine, in points.
  public init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension Vector {
  /// The same for the engine, in points.
  public init(_ vector: CGVector) { self.init(dx: vector.dx.native, dy: vector.dy.native) }
}

extension Insets {
  /// The same for the engine, in points.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top.native, left: insets.left.native, bottom: insets.bottom.native,
      right: insets.right.native)
  }
}

extension ScrollGeometry.AffineTransform {
  /// The same for the engine, in points.
  public init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a.native, b: transform.b.native, c: transform.c.native, d: transform.d.native,
      tx: transform.tx.native, ty: transform.ty.native)
  }
}

extension CGPoint {
  public init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGSize {
  public init(_ size: Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension CGVector {
  public init(_ vector: Vector) { self.init(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy)) }
}

extension UIEdgeInsets {
  public init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension CGAffineTransform {
  public init(_ transform: ScrollGeometry.AffineTransform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c),
      d: CGFloat(transform.d), tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }
}
