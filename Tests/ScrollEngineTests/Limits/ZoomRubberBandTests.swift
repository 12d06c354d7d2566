import ScrollEngine
import TestSupport
import Testing

@Suite struct ZoomRubberBandTests {
  @Test(arguments: [(1.0, 4.0), (0.25, 0.5), (1, 1), (2, 100)])
  func isItsFormula(_ minimum: Double, _ maximum: Double) {
    let band = ZoomRubberBand(minimum: minimum, maximum: maximum)
    for ratio in [1.0001, 1.2, 2, 5, 1000] {
      let above = band.shown(maximum * ratio)
      #expect(isClose(above / maximum, 2 - 1 / ratio, within: 1e-12))
      let below = band.shown(minimum / ratio)
      #expect(isClose(minimum / below, 2 - 1 / ratio, within: 1e-12))
      #expect(above > maximum && above < 2 * maximum)
      #expect(below < minimum && below > minimum / 2)
    }
    for scale in [minimum, maximum, (minimum + maximum) / 2] { #expect(band.shown(scale) == scale) }
  }

  @Test func slopeIsOneAtTheLimits() {
    let band = ZoomRubberBand(minimum: 0.5, maximum: 3)
    #expect(isClose((band.shown(3 + 1e-6) - 3) / 1e-6, 1, within: 1e-5))
    #expect(isClose((0.5 - band.shown(0.5 - 1e-6)) / 1e-6, 1, within: 1e-5))
  }

  @Test func theInverseUndoesItFromBothSides() {
    repeatedly(2000) { random, trace in
      let minimum = random.number(0.01...2)
      let band = ZoomRubberBand(minimum: minimum, maximum: minimum + random.number(0...5))
      let scale = random.number(minimum / 50...band.limits.maximum * 50)
      let back = band.raw(band.shown(scale))
      #expect(isClose(back / scale, 1, within: 1e-9), "\(trace)")
      let shown = random.number(minimum * 0.51...band.limits.maximum * 1.98)
      #expect(isClose(band.shown(band.raw(shown)), shown, within: 1e-9), "\(trace)")
    }
  }

  @Test func growsWithTheScale() {
    let band = ZoomRubberBand(minimum: 1, maximum: 3)
    var last = 0.0
    for step in 0...4000 {
      let shown = band.shown(Double(step) * 0.01)
      #expect(shown > last, "\(step)")
      last = shown
    }
  }

  @Test func brokenValuesAreSafe() {
    let band = ZoomRubberBand(minimum: 1, maximum: 3)
    #expect(band.shown(0) == 0.5 && band.shown(-4) == 0.5)
    #expect(band.shown(.infinity) == 6)
    #expect(band.shown(.nan) == 1)
    for shown in [6, 99, .infinity] { #expect(isClose(band.raw(shown), 300, within: 1e-9)) }
    for shown in [0.5, 0.1, 0, -1] { #expect(isClose(band.raw(shown), 0.01, within: 1e-12)) }
    #expect(band.raw(.nan) == 1)
    for (minimum, maximum) in [(0, 0), (-1, -2), (3, 1), (.nan, .nan), (0, .infinity)]
      as [(Double, Double)]
    {
      let band = ZoomRubberBand(minimum: minimum, maximum: maximum)
      for scale in [0, 1e-9, 1, 1e9, .infinity, -1, .nan] {
        #expect(
          band.shown(scale).isFinite && band.shown(scale) > 0, "\(minimum) \(maximum) \(scale)")
        #expect(band.raw(scale).isFinite && band.raw(scale) > 0, "\(minimum) \(maximum) \(scale)")
      }
    }
  }
}
