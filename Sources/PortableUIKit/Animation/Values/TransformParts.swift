import ScrollGeometry

/// A transform as a shift after a turn after a slant and scale: the numbers that change evenly when
/// it is animated.
struct TransformParts {
  var tx: Double
  var ty: Double
  var scaleX: Double
  var scaleY: Double
  /// How far a point at (0, 1) is moved along the x axis, before the turn.
  var shear: Double
  /// Radians.
  var rotation: Double
}

extension TransformParts {
  init(_ transform: ScrollGeometry.AffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    tx = transform.tx
    ty = transform.ty
    // A mirror image along one axis goes through flat; along both it is half a turn.
    if b == 0, c == 0, a >= 0 || d >= 0 {
      (scaleX, scaleY, shear, rotation) = (a, d, 0, 0)
      return
    }
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      (scaleY, shear) = ((c * c + d * d).squareRoot(), 0)
      rotation = DeterministicMath.atan2(-c, d)
      return
    }
    rotation = DeterministicMath.atan2(b, a)
    shear = (a * c + b * d) / scaleX
    scaleY = (a * d - b * c) / scaleX
  }

  var transform: ScrollGeometry.AffineTransform {
    if rotation == 0 {
      return ScrollGeometry.AffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: tx, ty: ty)
    }
    let sine = DeterministicMath.sin(rotation)
    let cosine = DeterministicMath.cos(rotation)
    return ScrollGeometry.AffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
      d: shear * sine + scaleY * cosine, tx: tx, ty: ty)
  }

  /// The same turn as an angle in −π…π.
  static func shortest(_ angle: Double) -> Double {
    let turn = 2 * 3.141592653589793
    guard angle.magnitude > turn / 2, angle.isFinite else { return angle }
    return angle - (angle / turn).rounded(.toNearestOrEven) * turn
  }
}
