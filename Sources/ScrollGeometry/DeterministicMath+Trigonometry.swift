extension DeterministicMath {
  /// The sine of an angle in radians, to 2 units in the last place up to a million radians;
  /// beyond, of an angle near it.
  public static func sin(_ angle: Double) -> Double {
    if angle == 0 { return angle }  // keeps the sign of zero
    let (quarter, r, rest) = reduced(angle)
    switch quarter & 3 {
    case 0: return sine(r, rest)
    case 1: return cosine(r, rest)
    case 2: return -sine(r, rest)
    default: return -cosine(r, rest)
    }
  }

  /// The cosine of an angle in radians, as exact as `sin`.
  public static func cos(_ angle: Double) -> Double {
    let (quarter, r, rest) = reduced(angle)
    switch quarter & 3 {
    case 0: return cosine(r, rest)
    case 1: return -sine(r, rest)
    case 2: return -cosine(r, rest)
    default: return sine(r, rest)
    }
  }

  /// The angle of the point (x, y) from the x axis, radians in −π…π; signs of zero as in IEEE 754.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let across = x.magnitude
    let up = y.magnitude
    let pi = 3.141592653589793
    let piRest = 1.2246467991473532e-16
    let angle: Double
    if across == 0 && up == 0 {
      angle = 0
    } else if across.isInfinite && up.isInfinite {
      angle = pi * 0.25
    } else if up > across {
      angle = pi * 0.5 - (arcTangent(across / up) - piRest * 0.5)
    } else {
      angle = arcTangent(up / across)
    }
    let turned = x.sign == .minus ? pi - (angle - piRest) : angle
    return y.sign == .minus ? -turned : turned
  }

  /// Quarter turns and what is left, in two pieces, within an eighth of a turn to either side.
  private static func reduced(_ angle: Double) -> (quarter: Int32, high: Double, low: Double) {
    guard angle.isFinite else { return (0, .nan, .nan) }
    var x = angle
    while x.magnitude > 1e6 {
      x -= (x * 0.15915494309189535).rounded(.towardZero) * 6.283185307179586
    }
    // π/2 in pieces of 33 bits: k times a piece is exact.
    let shifter = 6_755_399_441_055_744.0
    let shifted = x * 0.6366197723675814 + shifter
    let k = shifted - shifter
    let first = x - k * 1.5707963267341256
    let second = k * 6.077100506303966e-11
    let difference = first - second
    let rest = ((first - difference) - second) - k * 2.0222662487959506e-21
    let high = difference + rest
    return (Int32(truncatingIfNeeded: shifted.bitPattern), high, (difference - high) + rest)
  }

  private static func sine(_ r: Double, _ rest: Double) -> Double {
    let z = r * r
    let high =
      2.505210838544172e-08 - z
      * (1.6059043836821613e-10
        - z * (7.647163731819816e-13 - z * 2.8114572543455206e-15))
    let low =
      0.16666666666666666 - z
      * (0.008333333333333333
        - z * (0.0001984126984126984 - z * (2.7557319223985893e-06 - z * high)))
    return r - (r * z * low - rest * (1 - 0.5 * z))
  }

  private static func cosine(_ r: Double, _ rest: Double) -> Double {
    let z = r * r
    let high =
      2.755731922398589e-07 - z
      * (2.08767569878681e-09
        - z * (1.1470745597729725e-11 - z * 4.779477332387385e-14))
    let low =
      0.041666666666666664 - z
      * (0.001388888888888889
        - z * (2.48015873015873e-05 - z * high))
    return 1 - (0.5 * z - (z * z * low - r * rest))
  }

  /// The arc tangent of a number in 0…1: the difference to that of 0, ½ or 1, by its series.
  private static func arcTangent(_ z: Double) -> Double {
    if z < 0.25 { return arcTangentSeries(z) }
    if z < 0.75 {
      let rest = arcTangentSeries((z - 0.5) / (1 + 0.5 * z))
      return 0.4636476090008061 + (rest + 2.2698777452961687e-17)
    }
    let rest = arcTangentSeries((z - 1) / (z + 1))
    return 0.7853981633974483 + (rest + 3.061616997868383e-17)
  }

  /// For arguments within ±0.25.
  private static func arcTangentSeries(_ z: Double) -> Double {
    let s = z * z
    let last =
      0.047619047619047616 - s * (0.043478260869565216 - s * (0.04 - s * 0.037037037037037035))
    let middle =
      0.07692307692307693 - s
      * (0.06666666666666667
        - s * (0.058823529411764705 - s * (0.05263157894736842 - s * last)))
    let first =
      0.3333333333333333 - s
      * (0.2 - s
        * (0.14285714285714285
          - s * (0.1111111111111111 - s * (0.09090909090909091 - s * middle))))
    return z - z * s * first
  }
}
