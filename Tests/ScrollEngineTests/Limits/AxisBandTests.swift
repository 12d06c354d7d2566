import ScrollEngine
import TestSupport
import Testing

@Suite struct AxisBandTests {
  private static func band(bounces: Bool) -> AxisBand {
    AxisBand(lower: -20, upper: 500, length: 400, coefficient: 0.55, bounces: bounces)
  }

  @Test func insideItShowsWhatIsAskedFor() {
    for bounces in [true, false] {
      for raw in [-20, 0, 3.25, 500] {
        #expect(Self.band(bounces: bounces).shown(raw) == raw)
        #expect(Self.band(bounces: bounces).raw(raw) == raw)
      }
    }
  }

  @Test func pastALimitItBouncesOrStops() {
    let bouncing = Self.band(bounces: true)
    // 400·(1 − 1/(1 + 0.55·100/400))
    let shown = 400 * (1 - 1 / 1.1375)
    #expect(isClose(bouncing.shown(600), 500 + shown, within: 1e-12))
    #expect(isClose(bouncing.shown(-120), -20 - shown, within: 1e-12))
    let stopping = Self.band(bounces: false)
    #expect(stopping.shown(600) == 500 && stopping.shown(-120) == -20)
    #expect(stopping.raw(600) == 500 && stopping.raw(-120) == -20)
  }

  @Test func rawIsTheInverseOfShown() {
    repeatedly(1000) { random, trace in
      let raw = random.number(-900...1400)
      let band = Self.band(bounces: true)
      #expect(isClose(band.raw(band.shown(raw)), raw, within: 1e-8), "\(trace)")
    }
  }

  @Test func trackpadsPullFurther() {
    let touch = Self.band(bounces: true).shown(600)
    let trackpad = AxisBand(
      lower: -20, upper: 500, length: 400, coefficient: Tunables.trackpadRubberBandCoefficient,
      bounces: true
    ).shown(600)
    #expect(isClose(trackpad - 500, 400 * (1 - 1 / (1 + 0.715 / 4)), within: 1e-12))
    #expect(trackpad > touch)
  }
}
