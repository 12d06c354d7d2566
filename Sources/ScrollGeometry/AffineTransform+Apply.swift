extension AffineTransform {
  /// Where a point comes to lie.
  @inlinable public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// A difference has no place: it is turned and scaled, not moved.
  @inlinable public func apply(to vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// As Core Graphics does: turned and scaled like a vector, so that sides may come out negative.
  @inlinable public func apply(to size: Size) -> Size {
    Size(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }

  /// The smallest rectangle around what `rect` becomes.
  @inlinable public func apply(to rect: Rect) -> Rect {
    if rect.isNull { return rect }
    let origin = apply(to: rect.origin)
    let across = apply(to: Vector(dx: rect.width, dy: 0))
    let down = apply(to: Vector(dx: 0, dy: rect.height))
    return Rect(
      x: origin.x + Swift.min(0, across.dx) + Swift.min(0, down.dx),
      y: origin.y + Swift.min(0, across.dy) + Swift.min(0, down.dy),
      width: across.dx.magnitude + down.dx.magnitude,
      height: across.dy.magnitude + down.dy.magnitude)
  }
}
