import ScrollEngine
import TestSupport
import Testing

@Suite struct TimingCurveTests {
  /// Control points by CSS Easing Functions.
  private static let curves: [(curve: TimingCurve, x1: Double, x2: Double)] = [
    (.linear, 0, 1), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.easeInOut, 0.42, 0.58),
  ]

  /// An independent truth: de Casteljau's construction, and halving for the parameter.
  private static func value(_ x1: Double, _ x2: Double, at fraction: Double) -> Double {
    func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
      func mix(_ p: Double, _ q: Double) -> Double { p * (1 - s) + q * s }
      let (l, m, r) = (mix(0, a), mix(a, b), mix(b, 1))
      return mix(mix(l, m), mix(m, r))
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if point(x1, x2, middle) < fraction { low = middle } else { high = middle }
    }
    return point(0, 1, low)
  }

  @Test(arguments: curves)
  func isItsBezier(_ curve: (curve: TimingCurve, x1: Double, x2: Double)) {
    for step in 0...200 {
      let fraction = Double(step) / 200
      let truth =
        curve.curve == .linear ? fraction : Self.value(curve.x1, curve.x2, at: fraction)
      let ours = curve.curve.value(at: fraction)
      #expect(isClose(ours, truth, within: 1e-12), "\(curve.curve) at \(fraction)")
    }
    for tiny in [1e-15, 1e-9, 1e-5] {
      let truth = curve.curve == .linear ? tiny : Self.value(curve.x1, curve.x2, at: tiny)
      #expect(
        isClose(curve.curve.value(at: tiny), truth, within: 1e-14), "\(curve.curve) at \(tiny)")
    }
  }

  @Test(arguments: curves)
  func endsAreExactAndNothingMovesOutside(
    _ curve: (curve: TimingCurve, x1: Double, x2: Double)
  ) {
    let curve = curve.curve
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.slope(at: -0.1) == 0 && curve.slope(at: 1.1) == 0)
    var last = 0.0
    for step in 1...1000 {
      let value = curve.value(at: Double(step) / 1000)
      #expect(value >= last && value <= 1, "\(curve) at \(step)")
      last = value
    }
  }

  @Test(arguments: curves)
  func slopeIsTheDerivative(_ curve: (curve: TimingCurve, x1: Double, x2: Double)) {
    let curve = curve.curve
    let h = 1e-5
    for step in 1..<100 {
      let fraction = Double(step) / 100
      let difference = (curve.value(at: fraction + h) - curve.value(at: fraction - h)) / (2 * h)
      #expect(isClose(curve.slope(at: fraction), difference, within: 1e-6), "\(curve) \(fraction)")
    }
  }

  @Test func slopesAtTheEnds() {
    #expect(TimingCurve.linear.slope(at: 0) == 1 && TimingCurve.linear.slope(at: 1) == 1)
    #expect(TimingCurve.easeInOut.slope(at: 0) == 0 && TimingCurve.easeInOut.slope(at: 1) == 0)
    #expect(TimingCurve.easeIn.slope(at: 0) == 0 && TimingCurve.easeOut.slope(at: 1) == 0)
    #expect(isClose(TimingCurve.easeOut.slope(at: 0), 1 / 0.58, within: 1e-12))
    #expect(isClose(TimingCurve.easeIn.slope(at: 1), 1 / 0.58, within: 1e-12))
  }

  @Test func easeOutMirrorsEaseIn() {
    for step in 0...100 {
      let fraction = Double(step) / 100
      let mirrored = 1 - TimingCurve.easeIn.value(at: 1 - fraction)
      #expect(isClose(TimingCurve.easeOut.value(at: fraction), mirrored, within: 1e-13))
    }
  }
}
