import ScrollEngine
import ScrollGeometry

/// How much of a change is seen after how much of its time.
enum AnimationPace: Equatable {
  case curve(TimingCurve)
  case spring(DampedSpring)
  /// Nothing until the end.
  case step

  /// `fraction` of a duration in seconds; exactly 1 at the end.
  func value(at fraction: Double, of duration: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.value(at: fraction * duration)
    case .step: return 0
    }
  }

  /// The first fraction of the time at which a share in 0…1 of the change is done.
  func fraction(of value: Double, in duration: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    if case .spring = self {
      // It may swing: the way there ends in the first step that is past the value.
      let steps = 256
      for step in 1...steps
      where self.value(at: Double(step) / Double(steps), of: duration) >= value {
        low = Double(step - 1) / Double(steps)
        high = Double(step) / Double(steps)
        break
      }
    }
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if self.value(at: middle, of: duration) < value { low = middle } else { high = middle }
    }
    return high
  }
}
