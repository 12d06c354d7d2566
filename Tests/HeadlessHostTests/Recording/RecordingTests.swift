import ScrollEngine
import ScrollGeometry
import Testing

@testable import HeadlessHost

@MainActor
struct RecordingTests {
  private func sample(
    _ id: Int32, _ phase: TouchSample.Phase, _ x: Double, _ time: Double,
    by device: TouchSample.Device = .finger
  ) -> TouchSample {
    TouchSample(
      id: id, phase: phase, device: device, position: Point(x: x, y: x / 3), time: time)
  }

  /// Everything that a host can report, at times that no decimal hits.
  private var steps: [FakeWindow.Step] {
    let t = 1234.1 / 3
    let place = Point(x: 0.1, y: 1.0 / 7)
    let kinds: [InputEvent.Kind] = [
      .setting(.dark, true), .setting(.highContrast, true), .appearance(.textSize(1.0 / 3 + 1)),
      .appearance(.accent(0x0A84FF)), .appearance(.accent(nil)),
      .resize(Size(width: 1000.5, height: 700), pixelsPerPoint: 1.5),
      .setting(.rightToLeft, false), .setting(.reducedMotion, true),
      .touches([sample(1, .down, 10, t), sample(812, .down, 20, t - 0.001)]),
      .touches([sample(812, .move, 30.7, t)]),
      .touches([sample(1, .up, 10, t), sample(812, .cancel, 20, t)]),
      .touches([sample(-1, .down, 5, t, by: .mouse), sample(99, .move, 7, t / 2, by: .mouse)]),
      .touches([sample(-2, .up, 5, t, by: .pen), sample(4, .cancel, 7, t / 2, by: .pen)]),
      .touches([
        TouchSample(
          id: -1, phase: .down, device: .mouse, position: place, time: t,
          modifiers: [.control, .shift])
      ]),
      .hover(place), .hover(Point(x: -1e-9, y: 1e9)),
      .magnify(MagnifySample(phase: .began, position: place, scale: 1, rotation: 0)),
      .magnify(MagnifySample(phase: .changed, position: place, scale: 1.1, rotation: 0.3)),
      .magnify(MagnifySample(phase: .ended, position: .zero, scale: 0.1, rotation: -0.0)),
      .magnify(MagnifySample(phase: .cancelled, position: place, scale: 3, rotation: 1)),
      .wheel(WheelSample(position: place, notches: Vector(dx: 0.25, dy: -3), zooms: true)),
      .wheel(WheelSample(position: .zero, notches: Vector(dx: 0, dy: 1))),
      .key(KeySample(phase: .down, key: .pageDown, modifiers: [.shift, .command])),
      .key(KeySample(phase: .up, key: .character(0x23))),
      .key(KeySample(phase: .down, key: .character(0x1F600), modifiers: .alternate)),
      .key(KeySample(phase: .down, key: .enter, modifiers: .control)),
      .text(.insert("A \"quoted\" # \\ line\n\tand é e\u{301} 👩‍👩‍👧 \u{200E}\u{2028}\u{0}\u{202E}")),
      .text(.insert("")), .text(.mark("にほ", caret: 1)), .text(.mark("´", caret: 1)),
      .text(.erase(before: 2, after: 0)), .text(.paste("one\r\ntwo")),
      .resize(Size(width: 1, height: 1e-3), pixelsPerPoint: 2),
    ]
    let scrolls = RawName.scrollPhases.map { name, phase in
      InputEvent.Kind.scroll(
        ScrollSample(phase: phase, position: place, delta: Vector(dx: 1.0 / 3, dy: -0.1)))
    }
    var steps: [FakeWindow.Step] = []
    for (index, kind) in (kinds + scrolls).enumerated() {
      steps.append(.event(InputEvent(time: t + Double(index / 3) / 7, kind: kind)))
      if index % 4 == 3 { steps.append(.frame(t + Double(index) / 119)) }
    }
    // Not even time has to go forward.
    return steps + [.frame(0.5), .event(InputEvent(time: 0.25, kind: .hover(place))), .frame(0.5)]
  }

  private func write(_ steps: [FakeWindow.Step], to path: String) throws {
    let stream = try TextStream(path: path) { Issue.record("\($0)") }
    let writer = RecordingWriter(stream)
    for step in steps {
      switch step {
      case .event(let event): writer.record(event)
      case .frame(let time): writer.recordFrame(at: time)
      }
    }
    stream.close()
  }

  @Test func whatWasRecordedIsFedAgainExactly() throws {
    let folder = try TemporaryFolder()
    try write(steps, to: folder.file("a"))
    let window = FakeWindow()
    let script = try Script(parsing: try folder.text("a"))
    let stream = try TextStream(path: folder.file("b")) { Issue.record("\($0)") }
    try Player(script, on: window, recorder: RecordingWriter(stream)).play()
    stream.close()
    #expect(window.steps == steps)
    #expect(try folder.text("b") == folder.text("a"))
  }

  @Test func aScriptAndItsRecordingAreTheSameToTheWindow() throws {
    let folder = try TemporaryFolder()
    let script = try Script(
      parsing: """
        size 800x600 @2
        swipe 700,300 -> 100,300 0.2
        expect resting
        pinch 400,300 100 -> 333.3 0.37
        pointer 5,5
        scroll 0,-120 0.1 momentum 0,-30 0.2
        +0.0033 touch 1 down 3,3
        touch 2 down 4,4
        doubletap 9,9
        settle
        """)
    let played = FakeWindow()
    let stream = try TextStream(path: folder.file("r")) { Issue.record("\($0)") }
    try Player(script, on: played, framesPerSecond: 50, recorder: RecordingWriter(stream)).play()
    stream.close()
    let again = FakeWindow()
    try Player(try Script(parsing: try folder.text("r")), on: again).play()
    #expect(again.steps == played.steps)
    #expect(again.steps.count > 100)
  }

  @Test func whatARecordingLooksLike() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        .event(InputEvent(time: 0, kind: .setting(.dark, true))),
        .event(
          InputEvent(time: 0.5, kind: .resize(Size(width: 800, height: 600), pixelsPerPoint: 1))),
        .event(InputEvent(time: 0.5, kind: .touches([sample(1, .down, 30, 0.5)]))),
        .event(InputEvent(time: 0.5, kind: .touches([sample(2, .down, 60, 0.5)]))),
        .frame(0.6),
      ], to: folder.file("r"))
    #expect(
      try folder.text("r") == """
        # A recording of zoomscroll. Play it again with: zoomscroll play THIS-FILE PATH…
        at 0 set dark on
        at 0.5 size 800x600 @1
        at 0.5 touch 1 down 30,10
        next
        at 0.5 touch 2 down 60,20
        frame 0.6

        """)
  }
}
