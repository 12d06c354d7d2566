/// SplitMix64: the same numbers everywhere.
package struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Neighbouring seeds have nothing in common: without the mixing each would give the next one's numbers, moved by one.
  package init(seed: UInt64) {
    state = seed
    state = next() ^ 0xD134_2543_DE82_EF95
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  mutating func pick<T>(_ list: [T]) -> T { list[Int(next() % UInt64(list.count))] }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// Mostly something sensible; sometimes what nobody should ever set.
  mutating func number(_ range: ClosedRange<Double>, orHostile share: Double) -> Double {
    guard chance(share) else { return number(range) }
    return pick([
      0, -0.0, 1e-9, -1, 1e13, -1e13, 1e300, -1e300, .nan, .infinity, -.infinity,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  }
}
