/// Elementary functions made of `+ − × ÷ √`, comparisons and bit operations only.
///
/// Platforms' own differ in the last bit. These give the same bits in a debug build, a release
/// build and WebAssembly, so that a recorded gesture replays identically everywhere.
/// Series are Taylor's on an argument reduced far enough; every numeral is `1/n!`, `2/n` or a
/// piece of ln 2 or π.
public enum DeterministicMath {

  /// `e` to the power `x`, to 1 unit in the last place.
  @inlinable public static func exp(_ x: Double) -> Double {
    // Outside lies nothing but infinity and zero; NaN fails both comparisons and passes through.
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    // x = k·ln 2 + r with |r| ≤ ln 2 / 2. Adding 1.5·2⁵² leaves k in the low bits.
    let shifter = 6_755_399_441_055_744.0
    let shifted = x * 1.4426950408889634 + shifter
    let k = shifted - shifter
    let high = x - k * 0.6931471803691238
    let low = k * 1.9082149292705877e-10
    let r = high - low

    // e^r = 1 + r + r²·q(r); the terms are paired so that they do not wait for each other.
    let r2 = r * r
    let r4 = r2 * r2
    let q0 = 0.5 + r * 0.16666666666666666
    let q1 = 0.041666666666666664 + r * 0.008333333333333333
    let q2 = 0.001388888888888889 + r * 0.0001984126984126984
    let q3 = 2.48015873015873e-05 + r * 2.7557319223985893e-06
    let q4 = 2.755731922398589e-07 + r * 2.505210838544172e-08
    let q5 = 2.08767569878681e-09 + r * 1.6059043836821613e-10
    let q = (q0 + r2 * q1) + r4 * ((q2 + r2 * q3) + r4 * (q4 + r2 * q5))
    let power = 1 + (high + (r2 * q - low))

    let exponent = Int32(truncatingIfNeeded: shifted.bitPattern)
    if exponent > -1022 && exponent < 1024 { return power * powerOfTwo(exponent) }
    // Two steps, since 2^k itself is no normal number: the first is exact, the second rounds once.
    let half = exponent / 2
    return power * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// 2 to an exponent in −1022…1023.
  @inlinable static func powerOfTwo(_ exponent: Int32) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }

  /// The natural logarithm, to 1 unit in the last place; −∞ for 0, NaN below.
  @inlinable public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // x = m·2^k with m between √½ and √2; numbers below the normal ones are lifted first.
    let isSmall = x < Double.leastNormalMagnitude
    let bits = (isSmall ? x * 18_014_398_509_481_984 : x).bitPattern
    var k = Int32(truncatingIfNeeded: bits >> 52) - (isSmall ? 1023 + 54 : 1023)
    var m = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if m > 1.4142135623730951 {
      m *= 0.5
      k += 1
    }

    // ln m = 2·artanh s with s = f/(2 + f), written so that the leading f is not rounded.
    let f = m - 1
    let s = f / (2 + f)
    let s2 = s * s
    let s4 = s2 * s2
    let p0 = 0.6666666666666666 + s2 * 0.4
    let p1 = 0.2857142857142857 + s2 * 0.2222222222222222
    let p2 = 0.18181818181818182 + s2 * 0.15384615384615385
    let p3 = 0.13333333333333333 + s2 * 0.11764705882352941
    let p4 = 0.10526315789473684 + s2 * 0.09523809523809523
    let p5 = 0.08695652173913043 + s2 * 0.08
    let s8 = s4 * s4
    let tail = s2 * ((p0 + s4 * p1) + s8 * ((p2 + s4 * p3) + s8 * (p4 + s4 * p5)))
    let square = 0.5 * f * f
    let scale = Double(k)
    return scale * 0.6931471803691238
      - ((square - (s * (square + tail) + scale * 1.9082149292705877e-10)) - f)
  }
}
