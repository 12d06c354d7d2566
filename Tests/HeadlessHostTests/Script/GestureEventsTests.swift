import ScrollEngine
import ScrollGeometry
import Testing

@testable import HeadlessHost

struct GestureEventsTests {
  private let clock = ScriptClock(framesPerSecond: 120)
  private let a = Point(x: 800, y: 400)
  private let b = Point(x: 200, y: 420)

  private func events(_ gesture: Gesture, clock: ScriptClock? = nil) -> [InputEvent] {
    gesture.events(
      clock: clock ?? self.clock, fingers: [1, 2], pointer: Point(x: 30, y: 40))
  }

  private func contacts(_ event: InputEvent) -> [TouchSample] {
    if case .touches(let samples) = event.kind { samples } else { [] }
  }

  private func touch(
    _ phase: TouchSample.Phase, _ position: Point, _ time: Double, id: Int32 = 1
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, position: position, time: time)
  }

  @Test func swipeIsSampledAt120HzAndLiftedInMotion() {
    let events = events(.swipe(from: a, to: b, duration: 0.2))
    #expect(events.count == 26)
    #expect(contacts(events[0]) == [touch(.down, a, 0)])
    for index in 1...24 {
      let sample = contacts(events[index])[0]
      #expect(sample.phase == .move)
      #expect(sample.time == Double(index) / 120)
      #expect(events[index].time == sample.time)
      #expect((sample.position.x - (800 - 25 * Double(index))).magnitude < 1e-9)
      #expect((sample.position.y - (400 + 20 * Double(index) / 24)).magnitude < 1e-9)
    }
    #expect(contacts(events[24])[0].position == b)
    #expect(contacts(events[25]) == [touch(.up, b, 0.2)])
  }

  /// 0.33 s is no multiple of the sample time: the end is a sample of its own.
  @Test func theEndOfAnOddDurationIsExact() {
    let events = events(.swipe(from: a, to: b, duration: 0.33))
    #expect(events.count == 1 + 39 + 1 + 1)
    #expect(events[39].time == 39.0 / 120)
    #expect(contacts(events[40]) == [touch(.move, b, 0.33)])
    #expect(contacts(events[41]) == [touch(.up, b, 0.33)])
    let x = contacts(events[39])[0].position.x
    #expect((x - (800 - 600 * (0.325 / 0.33))).magnitude < 1e-9)
  }

  @Test func dragHoldsStillBeforeItLifts() {
    let events = events(.drag(from: a, to: b, duration: 0.5))
    #expect(events.count == 62)
    #expect(contacts(events[60]) == [touch(.move, b, 0.5)])
    #expect(contacts(events[61]) == [touch(.up, b, 0.6)])
    #expect(Gesture.drag(from: a, to: b, duration: 0.5).length == 0.6)
  }

  @Test func pinchIsSymmetricAboutItsCentre() {
    let center = Point(x: 512, y: 384)
    let events = events(
      .pinch(center: center, from: 100, to: 250, duration: 0.3, isVertical: false))
    #expect(events.count == 38)
    #expect(
      contacts(events[0]) == [
        touch(.down, Point(x: 462, y: 384), 0, id: 1),
        touch(.down, Point(x: 562, y: 384), 0, id: 2),
      ])
    // A third of the way, the fingers are 150 points from each other.
    let third = contacts(events[12])
    #expect((third[0].position.x - 437).magnitude < 1e-9)
    #expect((third[1].position.x - 587).magnitude < 1e-9)
    #expect(third.map(\.position.y) == [384, 384])
    #expect(
      contacts(events[36]) == [
        touch(.move, Point(x: 387, y: 384), 0.3, id: 1),
        touch(.move, Point(x: 637, y: 384), 0.3, id: 2),
      ])
    #expect(contacts(events[37]).map(\.phase) == [.up, .up])
    #expect(contacts(events[37]).map(\.time) == [0.3, 0.3])
  }

  @Test func verticalPinch() {
    let events = events(
      .pinch(
        center: Point(x: 10, y: 20), from: 8, to: 2, duration: 0.1, isVertical: true))
    #expect(
      contacts(events[0]).map(\.position) == [Point(x: 10, y: 16), Point(x: 10, y: 24)])
    #expect(
      contacts(events[12]).map(\.position) == [Point(x: 10, y: 19), Point(x: 10, y: 21)])
  }

  /// Clockwise on the screen: the right finger goes down.
  @Test func rotateTurnsClockwise() {
    let events = events(.rotate(center: Point(x: 500, y: 300), degrees: 90, duration: 0.3))
    #expect(
      contacts(events[0]).map(\.position) == [Point(x: 450, y: 300), Point(x: 550, y: 300)])
    let half = contacts(events[18])[1].position
    #expect((half.x - (500 + 50 * 0.5.squareRoot())).magnitude < 1e-9)
    #expect((half.y - (300 + 50 * 0.5.squareRoot())).magnitude < 1e-9)
    let last = contacts(events[36])
    #expect((last[1].position.x - 500).magnitude < 1e-9)
    #expect((last[1].position.y - 350).magnitude < 1e-9)
    #expect((last[0].position.y - 250).magnitude < 1e-9)
    #expect(contacts(events[37]).map(\.phase) == [.up, .up])
  }

  @Test func tapsAndHolds() {
    #expect(
      events(.tap(a)).map { contacts($0) } == [[touch(.down, a, 0)], [touch(.up, a, 0.05)]])
    let double = events(.doubleTap(a)).flatMap { contacts($0) }
    #expect(double.map(\.phase) == [.down, .up, .down, .up])
    for (sample, time) in zip(double, [0, 0.05, 0.15, 0.2]) {
      #expect((sample.time - time).magnitude < 1e-15)
    }
    #expect(
      events(.hold(a, duration: 0.6)).map { contacts($0) }
        == [[touch(.down, a, 0)], [touch(.up, a, 0.6)]])
    #expect(Gesture.doubleTap(a).length == 0.2)
  }

  @Test func scrollHasPhasesAndAddsUp() {
    let gesture = Gesture.scroll(
      Vector(dx: 12, dy: -120), duration: 0.2,
      momentum: Gesture.Momentum(movement: Vector(dx: 0, dy: -300), duration: 0.5))
    let events = events(gesture)
    let samples = events.map { event -> ScrollSample? in
      if case .scroll(let sample) = event.kind { sample } else { nil }
    }
    #expect(
      samples.map { $0?.phase }
        == [.began] + Array(repeating: .changed, count: 24) + [.ended, .momentumBegan]
        + Array(repeating: .momentumChanged, count: 60) + [.momentumEnded])
    #expect(samples.allSatisfy { $0?.position == Point(x: 30, y: 40) })
    let touched = samples[1...24].compactMap { $0?.delta }
    #expect(touched.allSatisfy { ($0.dx - 0.5).magnitude < 1e-9 && ($0.dy + 5).magnitude < 1e-9 })
    let moved = samples[27...86].compactMap { $0?.delta.dy }
    #expect((moved.reduce(0, +) + 300).magnitude < 1e-9)
    // The speed falls evenly: steps shrink by the same amount each time.
    let differences = zip(moved, moved.dropFirst()).map { $1 - $0 }
    #expect(differences.allSatisfy { ($0 - 600.0 / 3600).magnitude < 1e-9 })
    #expect(events[24].time == 0.2 && events[25].time == 0.2 && events[26].time == 0.2)
    #expect(events[27].time == 25.0 / 120)
    #expect(events.last?.time == 0.7)
    #expect(gesture.length == 0.7)
  }

  @Test func magnifyIsAbsolute() {
    let events = events(.magnify(scale: 2.5, duration: 0.3))
    let samples = events.compactMap { event -> MagnifySample? in
      if case .magnify(let sample) = event.kind { sample } else { nil }
    }
    #expect(samples.count == 38)
    #expect(samples[0].phase == .began && samples[0].scale == 1)
    #expect((samples[12].scale - 1.5).magnitude < 1e-12)
    #expect(samples[36].phase == .changed && samples[36].scale == 2.5)
    #expect(samples[37].phase == .ended && samples[37].scale == 2.5)
    #expect(samples.allSatisfy { $0.position == Point(x: 30, y: 40) && $0.rotation == 0 })
  }

  /// 0.1 + 0.2 is not 0.3, and the frame at 0.3 must not miss the event for that.
  @Test func timesOfFramesAreExact() {
    var clock = ScriptClock(framesPerSecond: 120)
    clock.move(to: 0.1)
    #expect(0.1 + 0.2 != 0.3)
    #expect(clock.time(after: 0.2) == 36.0 / 120)
    let late = events(.swipe(from: a, to: b, duration: 0.2), clock: clock)
    for (index, event) in late.dropFirst().dropLast().enumerated() {
      #expect(event.time == Double(12 + index + 1) / 120)
    }
    // Between frames nothing is moved.
    #expect(clock.time(after: 0.001) == 0.101)
  }
}
