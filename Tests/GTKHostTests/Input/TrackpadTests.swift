import ScrollEngine
import ScrollGeometry
import Testing

@testable import GTKHost

@Suite struct TrackpadTests {
  private func scroll(
    _ y: Double, isStop: Bool = false, unit: DeviceReport.Scroll.Unit = .pixel
  ) -> DeviceReport.Kind {
    .scroll(
      .init(
        source: .trackpad, unit: unit, delta: Vector(dx: 0, dy: y), isStop: isStop,
        control: false))
  }

  /// Each report, or the passing of time where there is none, in a frame of its own.
  private func samples(_ steps: [(Double, DeviceReport.Kind?)]) -> [ScrollSample] {
    var translator = InputTranslator()
    var samples: [ScrollSample] = []
    for (time, kind) in steps {
      if let kind { translator.handle(DeviceReport(time: time, kind: kind)) }
      translator.advance(to: time)
      translator.takeEvents { event in
        if case .scroll(let sample) = event.kind { samples.append(sample) }
      }
    }
    return samples
  }

  private func sample(_ phase: ScrollSample.Phase, _ y: Double) -> ScrollSample {
    ScrollSample(phase: phase, position: .zero, delta: Vector(dx: 0, dy: y))
  }

  @Test func aScrollBeginsStepsAndStopsAndTheContentMovesAgainstIt() {
    #expect(
      samples([
        (0, scroll(3)), (0.01, scroll(5)), (0.02, scroll(-2)), (0.03, scroll(0, isStop: true)),
      ]) == [sample(.began, -3), sample(.changed, -5), sample(.changed, 2), sample(.ended, 0)])
  }

  @Test func whereTheSystemCountsClicksOneIsFifteenPoints() {
    #expect(samples([(0, scroll(0.5, unit: .click))]) == [sample(.began, -7.5)])
  }

  @Test func theStopWithWhichX11BeginsIsNothing() {
    #expect(
      samples([
        (0, scroll(0, isStop: true)), (0, scroll(0)), (0.01, scroll(4)),
        (0.02, scroll(0, isStop: true)), (0.03, scroll(0, isStop: true)),
      ]) == [sample(.began, -4), sample(.ended, 0)])
  }

  @Test func aStopThatBringsTheLastStepsAlongLosesNone() {
    #expect(
      samples([(0, scroll(3)), (0.01, scroll(5, isStop: true))])
        == [sample(.began, -3), sample(.changed, -5), sample(.ended, 0)])
    #expect(
      samples([(0, scroll(5, isStop: true))]) == [sample(.began, -5), sample(.ended, 0)])
  }

  @Test func withoutAStopSilenceEndsItOnce() {
    #expect(
      samples([
        (0, scroll(3)), (0.1, scroll(4)), (0.2499, nil), (0.2499, scroll(6)), (0.3998, nil),
        (0.4, nil), (0.4, scroll(5)),
      ]) == [
        sample(.began, -3), sample(.changed, -4), sample(.changed, -6), sample(.ended, 0),
        sample(.began, -5),
      ])
  }

  @Test func theWindowWaitsForTheSilenceAndOnlyThen() {
    var translator = InputTranslator()
    #expect(!translator.isWaiting)
    translator.handle(DeviceReport(time: 0, kind: scroll(3)))
    #expect(translator.isWaiting)
    translator.advance(to: 1)
    #expect(!translator.isWaiting)
  }

  @Test func fingersThatRestHoldUntilTheyGoOrMove() {
    #expect(
      samples([(0, .hold(true)), (0, .hold(true)), (5, nil), (5, .hold(false)), (6, .hold(false))])
        == [sample(.mayBegin, 0), sample(.cancelled, 0)])
    #expect(
      samples([
        (0, .hold(true)), (1, .hold(false)), (1.01, scroll(3)), (1.02, scroll(0, isStop: true)),
      ]) == [
        sample(.mayBegin, 0), sample(.cancelled, 0), sample(.began, -3), sample(.ended, 0),
      ])
  }

  @Test func fingersThatScrollAreNoneThatRest() {
    #expect(
      samples([
        (0, scroll(3)), (0.01, .hold(true)), (0.02, .hold(false)), (0.03, scroll(0, isStop: true)),
      ]) == [sample(.began, -3), sample(.ended, 0)])
  }

  @Test func aWindowThatGoesAwayCancelsTheScrollAndThePinch() {
    var translator = InputTranslator()
    translator.handle(DeviceReport(time: 0, kind: scroll(3)))
    translator.handle(DeviceReport(time: 0, kind: .pinch(.began)))
    translator.takeEvents { _ in }
    translator.cancelAll(at: 1)
    var kinds: [InputEvent.Kind] = []
    translator.takeEvents { kinds.append($0.kind) }
    #expect(
      kinds == [
        .scroll(sample(.cancelled, 0)),
        .magnify(MagnifySample(phase: .cancelled, position: .zero, scale: 1)),
      ])
  }
}
