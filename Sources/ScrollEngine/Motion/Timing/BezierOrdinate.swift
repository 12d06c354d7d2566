/// One coordinate of a cubic Bézier curve from 0 to 1 whose control points do not go backwards.
struct BezierOrdinate {
  /// The coordinate of the two control points, in 0…1.
  let first: Double
  let second: Double

  /// Of Bernstein's polynomials: 3·s·(1−s)²·first + 3·s²·(1−s)·second + s³, and their derivatives.
  // derivation: a cubic curve.
  private static let degree = 3.0

  func value(at s: Double) -> Double {
    let rest = 1 - s
    return s * (Self.degree * rest * (rest * first + s * second) + s * s)
  }

  func slope(at s: Double) -> Double {
    let rest = 1 - s
    return Self.degree
      * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }

  func bend(at s: Double) -> Double {
    Self.degree * (Self.degree - 1)
      * ((1 - s) * (second - 2 * first) + s * (1 - 2 * second + first))
  }

  /// The parameter at which the coordinate has a value in 0…1: Newton's steps between bounds.
  func parameter(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var s = value
    while true {
      let miss = self.value(at: s) - value
      if miss == 0 { return s }
      if miss < 0 { low = s } else { high = s }
      let steepness = slope(at: s)
      var next = steepness > 0 ? s - miss / steepness : low
      if !(next > low && next < high) { next = low + (high - low) * 0.5 }
      // Done when no number lies between the bounds, or the step is lost in rounding.
      if next == s || !(next > low && next < high) { return s }
      s = next
    }
  }
}
