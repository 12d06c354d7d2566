/// How much of a change is seen after how much of its time.
public enum AnimationPace: Equatable, Sendable {
  /// By a curve, from the beginning to the end.
  case curve(TimingCurve)
  /// As a spring does, which may go past the end and come back.
  case spring(DampedSpring)
  /// Nothing until the end.
  case step

  /// The share of the change that is seen after `fraction` of a duration in seconds; exactly 1 at the end.
  public func value(at fraction: Double, of duration: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.value(at: fraction * duration)
    case .step: return 0
    }
  }

  /// The first fraction of the time at which a share in 0…1 of the change is done.
  public func fraction(of value: Double, in duration: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    if case .spring = self {
      // It may swing: the way there ends in the first step that is past the value.
      let steps = Tunables.springSteps
      for step in 1...steps
      where self.value(at: Double(step) / Double(steps), of: duration) >= value {
        low = Double(step - 1) / Double(steps)
        high = Double(step) / Double(steps)
        break
      }
    }
    return SettlingTime.halved(from: low, to: high, times: Tunables.paceHalvings) {
      !(self.value(at: $0, of: duration) < value)
    }
  }
}
