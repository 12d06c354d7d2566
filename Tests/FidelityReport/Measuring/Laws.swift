import Foundation

/// What the sources say, in the system's own mathematics. Points, milliseconds, points per millisecond.
enum Laws {
  static let normalRate = 0.998
  static let fastRate = 0.99

  static func travelled(_ velocity: Double, after t: Double, rate: Double = normalRate) -> Double {
    velocity * (1 - pow(rate, t)) / -log(rate)
  }

  static func distance(_ velocity: Double, rate: Double = normalRate) -> Double {
    (abs(velocity) - 0.01) / -log(rate) * (velocity < 0 ? -1 : 1)
  }

  static func rubberBand(_ pulled: Double, length: Double, coefficient: Double) -> Double {
    length * (1 - 1 / (1 + coefficient * pulled / length))
  }

  static func zoomBand(_ ratio: Double) -> Double { 2 - 1 / ratio }

  static func pageFrequency(_ length: Double) -> Double {
    17 + (13 - 17) * min(max((length - 390) / (1024 - 390), 0), 1)
  }

  /// A critically damped spring, ω in radians per second.
  static func spring(_ distance: Double, _ velocity: Double, _ frequency: Double, after t: Double)
    -> Double
  {
    let omega = frequency / 1000
    return (distance + (velocity + omega * distance) * t) * exp(-omega * t)
  }

  /// The curve of CSS by that name, cubic-bezier(0, 0, 0.58, 1): its parameter found by halving.
  static func easeOut(_ share: Double) -> Double {
    func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, 0, 0.58) < share { low = middle } else { high = middle }
    }
    return bezier(low, 0, 1)
  }

  static func zoomBounceDuration(_ ratio: Double) -> Double {
    min(0.3 * abs(log(ratio)) + 0.1, 0.4)
  }

  /// The bounce by its differential equation, solved with Runge and Kutta's fourth order, a step a 1/64 ms.
  static func bounce(
    _ excess: Double, _ velocity: Double, until t: Double, rate: Double = normalRate
  )
    -> (excess: Double, velocity: Double)
  {
    let alpha = -log(0.99)
    let beta = -log(rate)
    func slope(_ s: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(s.y - alpha * s.x, -(alpha + beta) * s.y)
    }
    var state = SIMD2(excess, velocity)
    var now = 0.0
    while now < t {
      let h = min(1.0 / 64, t - now)
      let a = slope(state)
      let b = slope(state + a * (h / 2))
      let c = slope(state + b * (h / 2))
      let d = slope(state + c * h)
      state += (a + 2 * b + 2 * c + d) * (h / 6)
      now += h
    }
    return (state.x, state.y)
  }
}
