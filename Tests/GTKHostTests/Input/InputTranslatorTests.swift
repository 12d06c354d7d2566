import ScrollEngine
import ScrollGeometry
import Testing

@testable import GTKHost

@Suite struct InputTranslatorTests {
  private func translate(_ reports: [(Double, DeviceReport.Kind)]) -> [InputEvent] {
    var translator = InputTranslator()
    return reports.flatMap { time, kind in
      translator.handle(DeviceReport(time: time, kind: kind))
      return take(&translator)
    }
  }

  private func take(_ translator: inout InputTranslator) -> [InputEvent] {
    var events: [InputEvent] = []
    translator.takeEvents { events.append($0) }
    return events
  }

  private func sample(
    _ id: Int32, _ phase: TouchSample.Phase, _ device: TouchSample.Device, _ x: Double,
    _ time: Double
  ) -> InputEvent {
    let sample = TouchSample(
      id: id, phase: phase, device: device, position: Point(x: x, y: 0), time: time)
    return InputEvent(time: time, kind: .touches([sample]))
  }

  private func place(_ x: Double) -> Point { Point(x: x, y: 0) }

  @Test func fingersAreNumberedFromOneAndNumbersAreUsedAgain() {
    let events = translate([
      (1, .touch(sequence: 900, .down, place(1))), (2, .touch(sequence: 901, .down, place(2))),
      (3, .touch(sequence: 900, .up, place(1))), (4, .touch(sequence: 902, .down, place(3))),
      (5, .touch(sequence: 901, .move, place(4))),
    ])
    #expect(
      events == [
        sample(1, .down, .finger, 1, 1), sample(2, .down, .finger, 2, 2),
        sample(1, .up, .finger, 1, 3), sample(1, .down, .finger, 3, 4),
        sample(2, .move, .finger, 4, 5),
      ])
  }

  @Test func theSecondButtonMeansItsPlace() {
    var translator = InputTranslator()
    translator.click(at: place(7), 2)
    #expect(
      take(&translator) == [
        InputEvent(time: 2, kind: .hover(place(7))),
        InputEvent(time: 2, kind: .key(KeySample(phase: .down, key: .contextClick))),
      ])
  }

  /// What holds on goes on, wherever it is; fingers are no pointer.
  @Test func aPointerThatLeavesIsOverNothing() {
    var translator = InputTranslator()
    translator.handle(DeviceReport(time: 1, kind: .touch(sequence: 7, .down, place(1))))
    _ = take(&translator)
    translator.leave(at: 2)
    #expect(take(&translator) == [InputEvent(time: 2, kind: .hover(Point(x: -1, y: -1)))])
    translator.handle(DeviceReport(time: 3, kind: .button(.mouse, isDown: true, place(2))))
    _ = take(&translator)
    translator.leave(at: 4)
    #expect(take(&translator) == [])
  }

  @Test func aMouseHoversThenDragsAsAContactOfItsOwn() {
    let events = translate([
      (1, .motion(.mouse, isPressed: false, place(1))),
      (2, .button(.mouse, isDown: true, place(2))),
      (3, .motion(.mouse, isPressed: true, place(3))),
      (4, .button(.mouse, isDown: false, place(4))),
      (5, .motion(.mouse, isPressed: false, place(5))),
    ])
    #expect(
      events == [
        InputEvent(time: 1, kind: .hover(place(1))), sample(-1, .down, .mouse, 2, 2),
        sample(-1, .move, .mouse, 3, 3), sample(-1, .up, .mouse, 4, 4),
        InputEvent(time: 5, kind: .hover(place(5))),
      ])
  }

  @Test func aPenThatLeavesTheTabletCancelsItsContactAlone() {
    let events = translate([
      (1, .button(.pen, isDown: true, place(1))), (2, .touch(sequence: 7, .down, place(9))),
      (3, .motion(.pen, isPressed: true, place(2))), (4, .proximityOut),
      (5, .touch(sequence: 7, .up, place(9))),
    ])
    #expect(
      events == [
        sample(-2, .down, .pen, 1, 1), sample(1, .down, .finger, 9, 2),
        sample(-2, .move, .pen, 2, 3), sample(-2, .cancel, .pen, 2, 4),
        sample(1, .up, .finger, 9, 5),
      ])
  }

  @Test func aReleaseThatNeverCameCancels() {
    let events = translate([
      (1, .button(.mouse, isDown: true, place(1))),
      (2, .motion(.mouse, isPressed: false, place(2))),
      (3, .button(.mouse, isDown: false, place(3))),
    ])
    #expect(events == [sample(-1, .down, .mouse, 1, 1), sample(-1, .cancel, .mouse, 2, 2)])
  }

  @Test func losingTheWindowCancelsAllContactsInOneEventAndWhatTheySayLaterIsNothing() {
    var translator = InputTranslator()
    for (sequence, x) in [(5, 1.0), (6, 2.0)] {
      translator.handle(
        DeviceReport(time: 1, kind: .touch(sequence: UInt(sequence), .down, place(x))))
    }
    _ = take(&translator)
    translator.cancelContacts(at: 2)
    let cancelled = take(&translator)
    translator.handle(DeviceReport(time: 3, kind: .touch(sequence: 5, .move, place(8))))
    translator.handle(DeviceReport(time: 4, kind: .touch(sequence: 5, .up, place(8))))
    #expect(
      cancelled == [
        InputEvent(
          time: 2,
          kind: .touches([
            TouchSample(id: 1, phase: .cancel, position: place(1), time: 2),
            TouchSample(id: 2, phase: .cancel, position: place(2), time: 2),
          ]))
      ])
    #expect(take(&translator).isEmpty)
    translator.cancelContacts(at: 5)
    #expect(take(&translator).isEmpty)
  }

  @Test func aWheelTurnsItsSignAndZoomsWithControl() {
    func turn(_ y: Double, control: Bool) -> DeviceReport.Kind {
      .scroll(
        .init(
          source: .wheel, unit: .click, delta: Vector(dx: 0, dy: y), isStop: false,
          control: control))
    }
    let events = translate([
      (1, .motion(.mouse, isPressed: false, place(30))), (2, turn(1, control: false)),
      (3, turn(-0.25, control: true)), (4, turn(0, control: false)),
    ])
    #expect(
      events.dropFirst() == [
        InputEvent(
          time: 2,
          kind: .wheel(WheelSample(position: place(30), notches: Vector(dx: 0, dy: -1)))),
        InputEvent(
          time: 3,
          kind: .wheel(
            WheelSample(position: place(30), notches: Vector(dx: 0, dy: 0.25), zooms: true))),
      ])
    guard case .wheel(let sample) = events[1].kind else { return }
    #expect(sample.notches.dx.sign == .plus)
  }

  @Test func aPinchCountsFromOneAndAddsUpItsTurnsAndASecondBeginCancelsTheFirst() {
    let events = translate([
      (1, .pinch(.began)), (2, .pinch(.changed(scale: 1.5, turn: 0.1))),
      (3, .pinch(.changed(scale: 2, turn: 0.25))), (4, .pinch(.began)), (5, .pinch(.ended)),
      (6, .pinch(.ended)),
    ])
    let samples = events.compactMap { event -> MagnifySample? in
      if case .magnify(let sample) = event.kind { sample } else { nil }
    }
    #expect(
      samples == [
        MagnifySample(phase: .began, position: .zero, scale: 1),
        MagnifySample(phase: .changed, position: .zero, scale: 1.5, rotation: 0.1),
        MagnifySample(phase: .changed, position: .zero, scale: 2, rotation: 0.35),
        MagnifySample(phase: .cancelled, position: .zero, scale: 2, rotation: 0.35),
        MagnifySample(phase: .began, position: .zero, scale: 1),
        MagnifySample(phase: .ended, position: .zero, scale: 1),
      ])
  }
}
