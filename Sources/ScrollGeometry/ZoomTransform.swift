/// Scale, then move: `p' = p·scale + offset`. What zooming and scrolling do to content.
public struct ZoomTransform: Hashable, Sendable {
  /// Factor, the same on both axes; positive in every sane use.
  public var scale: Double
  /// Points, in the space that the transform leads to.
  public var offset: Vector

  @inlinable public init(scale: Double, offset: Vector) {
    self.scale = scale
    self.offset = offset
  }

  public static let identity = ZoomTransform(scale: 1, offset: .zero)

  /// Scales about a point that stays where it is.
  @inlinable public init(scale: Double, about anchor: Point) {
    self.init(
      scale: scale,
      offset: Vector(dx: anchor.x - anchor.x * scale, dy: anchor.y - anchor.y * scale))
  }

  /// The same as six numbers.
  @inlinable public var affine: AffineTransform {
    AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.dx, ty: offset.dy)
  }

  @inlinable public var isFinite: Bool { scale.isFinite && offset.isFinite }
}
