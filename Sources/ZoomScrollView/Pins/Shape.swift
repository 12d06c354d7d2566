/// A transform without its translation: what it does to sizes and directions.
struct Shape: Equatable {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat

  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  init(_ transform: CGAffineTransform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
  }

  var transform: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  var determinant: CGFloat { a * d - b * c }

  var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The determinant must not be 0.
  var inverse: Shape {
    if b == 0, c == 0 { return Shape(a: 1 / a, b: 0, c: 0, d: 1 / d) }
    let determinant = determinant
    return Shape(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
  }

  /// First this, then the other.
  func times(_ other: Shape) -> Shape {
    Shape(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d)
  }

  /// How it turns the horizontal, alone.
  var rotation: Shape {
    let length = (a * a + b * b).squareRoot()
    guard length > 0, b != 0 || a < 0 else { return Shape(a: 1, b: 0, c: 0, d: 1) }
    return Shape(a: a / length, b: b / length, c: -b / length, d: a / length)
  }
}
