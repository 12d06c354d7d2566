extension DeterministicMath {
  /// `base` to the power `exponent`, as in IEEE 754.
  ///
  /// Whole exponents up to 32 multiply; others take the logarithm, which costs as many units in
  /// the last place as `|exponent · ln base|`.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    let isWhole = exponent.rounded(.towardZero) == exponent
    if isWhole && exponent.magnitude <= 32 {
      let product = product(of: base, count: UInt32(exponent.magnitude))
      return exponent < 0 ? 1 / product : product
    }
    if base == -1 && exponent.isInfinite { return 1 }
    let magnitude = exp(exponent * log(base.magnitude))
    guard base.sign == .minus else { return base.isNaN ? base : magnitude }
    if isWhole { return isOdd(exponent) ? -magnitude : magnitude }
    return base == 0 || base.isInfinite ? magnitude : .nan
  }

  /// `base` times itself, `count` times, by squaring.
  private static func product(of base: Double, count: UInt32) -> Double {
    var result = 1.0
    var square = base
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }

  /// Of a whole number; beyond 2⁵³ all are even.
  private static func isOdd(_ whole: Double) -> Bool {
    let half = whole * 0.5
    return half.rounded(.towardZero) != half
  }
}
