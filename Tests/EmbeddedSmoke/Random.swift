/// The same numbers everywhere: a linear congruential generator (Knuth's MMIX constants).
struct Random {
  private var state: UInt64 = 1

  /// 0 up to 1, 53 bits.
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }
}
