/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`: the six numbers of Core Graphics, in its order.
public struct AffineTransform: Hashable, Sendable {
  /// Of x, in the new x.
  public var a: Double
  /// Of x, in the new y.
  public var b: Double
  /// Of y, in the new x.
  public var c: Double
  /// Of y, in the new y.
  public var d: Double
  /// Added to the new x, points.
  public var tx: Double
  /// Added to the new y, points.
  public var ty: Double

  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// What changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by a vector, points.
  @inlinable public init(translation: Vector) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.dx, ty: translation.dy)
  }

  /// Scales about the origin.
  @inlinable public init(scaleX: Double, y scaleY: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
  }

  /// A turn about the origin, in radians; clockwise on a screen, where y grows downwards.
  @inlinable public init(rotation angle: Double) {
    let sine = DeterministicMath.sin(angle)
    let cosine = DeterministicMath.cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
