/// Rectangles as sets of points; the left and top edges belong to a rectangle, the others do not.
extension Rect {
  /// It is no rectangle: what two have in common that lie apart.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Nothing lies in it.
  @inlinable public var isEmpty: Bool { isNull || size.isEmpty }

  /// All four numbers are finite.
  @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The point belongs to it.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Null lies in every rectangle, and only null in null.
  @inlinable public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    if isNull { return false }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// What both cover; rectangles that only touch share a rectangle without area.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// They share an area, not only an edge.
  @inlinable public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle around both; null adds nothing.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// Each edge moved inwards (outwards when negative); null when nothing is left.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Each edge moved inwards by its own distance; null when nothing is left.
  @inlinable public func inset(by insets: Insets) -> Rect {
    let width = size.width - insets.horizontal
    let height = size.height - insets.vertical
    guard !isNull, width >= 0, height >= 0 else { return .null }
    return Rect(x: minX + insets.left, y: minY + insets.top, width: width, height: height)
  }

  /// The same rectangle elsewhere.
  @inlinable public func offsetBy(_ step: Vector) -> Rect {
    Rect(origin: origin + step, size: size)
  }
}
