// What follows from the others: for programs of somebody's own in a web page, where there is no C library.
extension DeterministicMath {
  /// The tangent of an angle in radians.
  public static func tan(_ angle: Double) -> Double { sin(angle) / cos(angle) }

  /// The angle in −π/2…π/2 whose tangent is `x`, radians.
  public static func atan(_ x: Double) -> Double { atan2(x, 1) }

  /// The angle in −π/2…π/2 whose sine is `x`, radians; not a number beyond −1…1.
  public static func asin(_ x: Double) -> Double { atan2(x, leg(beside: x)) }

  /// The angle in 0…π whose cosine is `x`, radians; not a number beyond −1…1.
  public static func acos(_ x: Double) -> Double { atan2(leg(beside: x), x) }

  /// The logarithm to base 2; whole for powers of two.
  public static func log2(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return log(x) }
    // The exponent apart, so that powers of two have nothing to round.
    let isSmall = x.significand < 2.0.squareRoot()
    let (mantissa, exponent) =
      isSmall ? (x.significand, x.exponent) : (x.significand / 2, x.exponent + 1)
    return Double(exponent) + log(mantissa) / log(2)
  }

  /// The logarithm to base 10; whole for powers of ten that can be written.
  public static func log10(_ x: Double) -> Double {
    let result = log(x) / log(10)
    let whole = result.rounded()
    return whole.magnitude <= 22 && pow(10, whole) == x ? whole : result
  }

  /// The length of a diagonal, for all sides whose length can be written.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    if x.isInfinite || y.isInfinite { return .infinity }
    guard long > 0 else { return long }
    let share = short / long
    return long * (1 + share * share).squareRoot()
  }

  /// Of a right triangle whose longest side is 1.
  private static func leg(beside x: Double) -> Double { ((1 - x) * (1 + x)).squareRoot() }
}
