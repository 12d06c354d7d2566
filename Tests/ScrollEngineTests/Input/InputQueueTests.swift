import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct InputQueueTests {
  private func queue(_ kinds: [(Double, InputEvent.Kind)]) -> [InputEvent] {
    var queue = InputQueue()
    for (time, kind) in kinds { queue.append(InputEvent(time: time, kind: kind)) }
    return queue.events
  }

  private func sample(
    _ id: Int32, _ phase: TouchSample.Phase, _ x: Double, _ time: Double
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, position: Point(x: x, y: 0), time: time)
  }

  @Test func aThousandReportsASecondBecomeOneMoveWithTheLatestPlaceAndStamp() {
    let events = queue(
      (1...16).map { index in
        let time = Double(index) / 1000
        return (time, .touches([sample(1, .move, Double(index), time)]))
      })
    #expect(
      events == [InputEvent(time: 0.016, kind: .touches([sample(1, .move, 16, 0.016)]))])
  }

  @Test func aSecondButtonMeansThePlaceWhereThePointerWasByThen() {
    let click = InputEvent.Kind.key(KeySample(phase: .down, key: .contextClick))
    let events = queue([
      (0.001, .hover(Point(x: 1, y: 0))), (0.002, .hover(Point(x: 2, y: 0))), (0.003, click),
      (0.004, .hover(Point(x: 9, y: 0))),
    ])
    #expect(
      events.map(\.kind) == [.hover(Point(x: 2, y: 0)), click, .hover(Point(x: 9, y: 0))])
  }

  @Test func twoFingersShareAnEventEachWithItsOwnStamp() {
    let events = queue([
      (0.001, .touches([sample(1, .move, 10, 0.001)])),
      (0.002, .touches([sample(2, .move, 20, 0.002)])),
      (0.003, .touches([sample(1, .move, 11, 0.003)])),
    ])
    #expect(
      events == [
        InputEvent(
          time: 0.003,
          kind: .touches([sample(1, .move, 11, 0.003), sample(2, .move, 20, 0.002)]))
      ])
  }

  @Test func whatBeginsAndEndsIsNeverSwallowedAndKeepsItsOrder() {
    let events = queue([
      (0.001, .touches([sample(1, .down, 0, 0.001)])),
      (0.002, .touches([sample(1, .move, 3, 0.002)])),
      (0.003, .touches([sample(1, .move, 5, 0.003)])),
      (0.004, .touches([sample(1, .up, 5, 0.004)])),
      (0.005, .touches([sample(1, .down, 50, 0.005)])),
    ])
    #expect(
      events.map(\.kind) == [
        .touches([sample(1, .down, 0, 0.001)]),
        .touches([sample(1, .move, 5, 0.003)]),
        .touches([sample(1, .up, 5, 0.004)]),
        .touches([sample(1, .down, 50, 0.005)]),
      ])
  }

  @Test func fingersThatLandTogetherAreOneEvent() {
    let events = queue([
      (0.001, .touches([sample(1, .down, 0, 0.001)])),
      (0.002, .touches([sample(2, .down, 9, 0.002)])),
    ])
    #expect(
      events == [
        InputEvent(
          time: 0.002, kind: .touches([sample(1, .down, 0, 0.001), sample(2, .down, 9, 0.002)]))
      ])
  }

  @Test func notEvenABeginThatComesTwiceIsSwallowed() {
    let events = queue([
      (0.001, .touches([sample(1, .down, 0, 0.001)])),
      (0.002, .touches([sample(1, .down, 9, 0.002)])),
    ])
    #expect(events.count == 2)
  }

  @Test func aMoveDoesNotSlipPastTheLiftingOfAnotherFinger() {
    let events = queue([
      (0.001, .touches([sample(1, .move, 1, 0.001)])),
      (0.002, .touches([sample(2, .up, 9, 0.002)])),
      (0.003, .touches([sample(1, .move, 2, 0.003)])),
    ])
    #expect(
      events.map(\.kind) == [
        .touches([sample(1, .move, 1, 0.001)]), .touches([sample(2, .up, 9, 0.002)]),
        .touches([sample(1, .move, 2, 0.003)]),
      ])
  }

  @Test func scrollStepsAddUpBetweenTheirBeginAndEnd() {
    func scroll(_ phase: ScrollSample.Phase, _ y: Double) -> InputEvent.Kind {
      .scroll(ScrollSample(phase: phase, position: .zero, delta: Vector(dx: 1, dy: y)))
    }
    let events = queue([
      (0.001, scroll(.began, -2)), (0.002, scroll(.changed, -3)), (0.003, scroll(.changed, -4)),
      (0.004, scroll(.ended, 0)),
    ])
    #expect(
      events == [
        InputEvent(time: 0.001, kind: scroll(.began, -2)),
        InputEvent(
          time: 0.003,
          kind: .scroll(
            ScrollSample(phase: .changed, position: .zero, delta: Vector(dx: 2, dy: -7)))),
        InputEvent(time: 0.004, kind: scroll(.ended, 0)),
      ])
  }

  @Test func pinchesKeepTheLatestScaleWheelsCountTheirNotchesKeysStayApart() {
    func magnify(_ scale: Double) -> InputEvent.Kind {
      .magnify(MagnifySample(phase: .changed, position: .zero, scale: scale))
    }
    func wheel(_ y: Double, zooms: Bool) -> InputEvent.Kind {
      .wheel(WheelSample(position: .zero, notches: Vector(dx: 0, dy: y), zooms: zooms))
    }
    let key = InputEvent.Kind.key(KeySample(phase: .down, key: .right))
    let events = queue([
      (0, magnify(1.1)), (0, key), (0, magnify(1.2)), (0, wheel(-1, zooms: false)), (0, key),
      (0, wheel(-2, zooms: false)), (0, wheel(1, zooms: true)),
    ])
    #expect(
      events.map(\.kind) == [
        magnify(1.2), key, wheel(-3, zooms: false), key, wheel(1, zooms: true),
      ])
  }

  @Test func aPointerThatPassesLeavesOnePlaceButNotFromBeforeAPress() {
    let press = InputEvent.Kind.touches([sample(-1, .down, 2, 0)])
    let lift = InputEvent.Kind.touches([sample(-1, .up, 2, 0)])
    func hover(_ x: Double) -> InputEvent.Kind { .hover(Point(x: x, y: 0)) }
    let events = queue([
      (0, hover(1)), (0, hover(2)), (0, press), (0, lift), (0, hover(3)), (0, hover(4)),
    ])
    #expect(events.map(\.kind) == [hover(2), press, lift, hover(4)])
  }

  @Test func ofSeveralSizesTheLastOneCountsAndOfSettingsAll() {
    func resize(_ width: Double) -> InputEvent.Kind {
      .resize(Size(width: width, height: 10), pixelsPerPoint: 2)
    }
    let events = queue([
      (0, .setting(.dark, true)), (0, resize(1)), (0, .setting(.dark, false)), (0, resize(2)),
    ])
    #expect(
      events.map(\.kind) == [.setting(.dark, true), resize(2), .setting(.dark, false)])
  }
}
