import ScrollEngine
import TestSupport
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: [(480.0, 0.55), (768, 0.715), (100, 0.55)])
  func isItsFormula(_ length: Double, _ coefficient: Double) {
    let band = RubberBand(length: length, coefficient: coefficient)
    for excess in [0, 1e-6, 1, 30, 100, 479, 2000, 1e7] {
      let truth = length * (1 - 1 / (1 + coefficient * excess / length))
      #expect(isClose(band.shown(excess), truth, within: 1e-9), "\(excess)")
      #expect(band.shown(-excess) == -band.shown(excess))
    }
    // Slope c at the edge, never as far as the length.
    #expect(isClose(band.shown(1e-7) / 1e-7, coefficient, within: 1e-6))
    #expect(band.shown(1e300) <= length && band.shown(1e5) < length)
    // Half the length is shown for a pull of R/c.
    #expect(isClose(band.shown(length / coefficient), length / 2, within: 1e-12))
  }

  @Test func theInverseUndoesItFromBothSides() {
    repeatedly(2000) { random, trace in
      let band = RubberBand(length: random.number(50...1500), coefficient: random.number(0.1...1))
      let excess = random.number(-2000...2000)
      #expect(isClose(band.raw(band.shown(excess)), excess, within: 1e-7), "\(trace)")
      let shown = random.number(-0.98...0.98) * band.length
      #expect(isClose(band.shown(band.raw(shown)), shown, within: 1e-9), "\(trace)")
    }
  }

  @Test func beyondWhatItCanShowTheInverseStaysFinite() {
    let band = RubberBand(length: 200, coefficient: 0.55)
    for shown in [199, 200, 333, 1e9, .infinity] {
      // 99 % of the length: 200·0.99/(0.55·0.01).
      #expect(isClose(band.raw(shown), 36000, within: 1e-6))
      #expect(isClose(band.raw(-shown), -36000, within: 1e-6))
    }
  }

  @Test func brokenValuesAreSafe() {
    for length in [0, -5, .nan] {
      let band = RubberBand(length: length, coefficient: 0.55)
      #expect(band.shown(50) == 0 && band.raw(50) == 0)
    }
    let band = RubberBand(length: 300, coefficient: 0.55)
    #expect(band.shown(.infinity) == 300 && band.shown(-.infinity) == -300)
    #expect(band.shown(.nan) == 0 && band.raw(.nan) == 0)
    let endless = RubberBand(length: .infinity, coefficient: 0.5)
    #expect(endless.shown(-30) == -15 && endless.raw(-15) == -30)
  }
}
