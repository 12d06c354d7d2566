extension AffineTransform {
  /// Does `self` first, then `next`; UIKit's order.
  @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// `x·next` before `self`: what UIKit's `translatedBy` does.
  @inlinable public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translation: Vector(dx: x, dy: y)).concatenating(self)
  }

  /// A scale before `self`: what UIKit's `scaledBy` does.
  @inlinable public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn in radians before `self`: what UIKit's `rotated(by:)` does.
  @inlinable public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotation: angle).concatenating(self)
  }

  /// The factor by which areas grow; negative for a mirror image.
  @inlinable public var determinant: Double { a * d - b * c }

  /// Undoes `self`; nil when it flattens the plane or is not finite.
  @inlinable public var inverse: AffineTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let result = AffineTransform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  /// All six numbers are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// It changes nothing.
  @inlinable public var isIdentity: Bool { self == .identity }

  /// Keeps the sides of rectangles parallel to the axes (quarter turns and mirrors do), up to the
  /// rounding of a sine.
  @inlinable public var isAxisAligned: Bool {
    let negligible =
      1e-12 * Swift.max(Swift.max(a.magnitude, b.magnitude), Swift.max(c.magnitude, d.magnitude))
    return (b.magnitude <= negligible && c.magnitude <= negligible)
      || (a.magnitude <= negligible && d.magnitude <= negligible)
  }
}
