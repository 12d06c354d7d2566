/// Where a condition begins to hold that goes on holding, for conditions without a closed form.
enum SettlingTime {
  /// The first time, in milliseconds, at which a condition holds that goes on holding; infinite when
  /// it does not come to hold within any sensible time.
  static func first(_ holds: (Double) -> Bool) -> Double {
    if holds(0) { return 0 }
    var late = 1.0
    while !holds(late) {
      late *= 2
      // derivation: 2³⁰ ms are twelve days.
      if late > 1_073_741_824 { return .infinity }
    }
    var early = late * 0.5
    if late == 1 { early = 0 }
    // Halving until no number lies between the two.
    while true {
      let middle = early + (late - early) * 0.5
      guard middle > early, middle < late else { return late }
      if holds(middle) { late = middle } else { early = middle }
    }
  }
  /// The first number above 0 at which a condition holds that goes on holding. `guess` is looked at first, then twice
  /// as much each time, up to `end`; the stretch where it begins is then halved so many times.
  static func first(
    from guess: Double, upTo end: Double, halvings: Int, _ holds: (Double) -> Bool
  ) -> Double {
    var early = 0.0
    var late = guess
    while !holds(late), late < end {
      early = late
      late *= 2
    }
    return halved(from: early, to: late, times: halvings, holds)
  }

  /// Where between two numbers a condition begins that goes on holding.
  static func halved(
    from low: Double, to high: Double, times: Int, _ holds: (Double) -> Bool
  ) -> Double {
    var (early, late) = (low, high)
    for _ in 0..<times {
      let middle = (early + late) / 2
      if holds(middle) { late = middle } else { early = middle }
    }
    return late
  }
}
