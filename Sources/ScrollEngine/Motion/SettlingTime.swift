/// The moment from which on something holds, for conditions without a closed form.
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
}
