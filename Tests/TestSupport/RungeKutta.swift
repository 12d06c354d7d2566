/// An independent truth for motions: the classical fourth-order solution of a differential equation
/// of two unknowns.
public enum RungeKutta {
  /// The state after `time`, from `start` at 0.
  public static func solve(
    _ start: SIMD2<Double>, until time: Double, step: Double = 0.125,
    _ derivative: (SIMD2<Double>) -> SIMD2<Double>
  ) -> SIMD2<Double> {
    var state = start
    var now = 0.0
    while now < time {
      let h = Swift.min(step, time - now)
      let k1 = derivative(state)
      let k2 = derivative(state + k1 * (h / 2))
      let k3 = derivative(state + k2 * (h / 2))
      let k4 = derivative(state + k3 * h)
      state += (k1 + k2 * 2 + k3 * 2 + k4) * (h / 6)
      now += h
    }
    return state
  }
}
