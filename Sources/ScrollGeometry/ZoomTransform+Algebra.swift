extension ZoomTransform {
  /// Does `self` first, then `next`.
  @inlinable public func concatenating(_ next: ZoomTransform) -> ZoomTransform {
    ZoomTransform(scale: scale * next.scale, offset: offset * next.scale + next.offset)
  }

  /// Zoomed further by a factor about `anchor`, a point of the space that the transform leads to:
  /// whatever lies under the anchor stays there.
  @inlinable public func scaled(by factor: Double, about anchor: Point) -> ZoomTransform {
    ZoomTransform(
      scale: scale * factor,
      offset: Vector(
        dx: (offset.dx - anchor.x) * factor + anchor.x,
        dy: (offset.dy - anchor.y) * factor + anchor.y))
  }

  /// Moved further, by points of the space that the transform leads to.
  @inlinable public func translated(by step: Vector) -> ZoomTransform {
    ZoomTransform(scale: scale, offset: offset + step)
  }

  /// Undoes `self`; nil when the scale is zero or something is not finite.
  @inlinable public var inverse: ZoomTransform? {
    guard scale != 0, isFinite else { return nil }
    let result = ZoomTransform(scale: 1 / scale, offset: offset / -scale)
    return result.isFinite ? result : nil
  }

  /// Where a point comes to lie.
  @inlinable public func apply(to point: Point) -> Point {
    Point(x: point.x * scale + offset.dx, y: point.y * scale + offset.dy)
  }

  /// A difference has no place: it is scaled, not moved.
  @inlinable public func apply(to vector: Vector) -> Vector { vector * scale }

  @inlinable public func apply(to size: Size) -> Size { size * scale }

  @inlinable public func apply(to rect: Rect) -> Rect {
    if rect.isNull { return rect }
    return Rect(origin: apply(to: rect.origin), size: apply(to: rect.size))
  }
}
