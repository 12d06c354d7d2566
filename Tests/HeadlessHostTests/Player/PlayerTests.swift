import ScrollEngine
import ScrollGeometry
import Testing

@testable import HeadlessHost

@MainActor
struct PlayerTests {
  private let size = InputEvent(
    time: 0, kind: .resize(Size(width: 1024, height: 768), pixelsPerPoint: 1))

  private func contact(
    _ id: Int32, _ phase: TouchSample.Phase, _ x: Double, _ time: Double
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, position: Point(x: x, y: 0), time: time)
  }

  @Test func framesRunWheneverTheClockAdvances() throws {
    let window = try FakeWindow.playing("wait 0.05")
    #expect(window.frames == (0...6).map { Double($0) / 120 })
    #expect(window.steps.first == .event(size))
    let slow = try FakeWindow.playing("wait 0.05", framesPerSecond: 60)
    #expect(slow.frames == (0...3).map { Double($0) / 60 })
  }

  @Test func theScriptSaysTheSize() throws {
    let window = try FakeWindow.playing("size 300x200 @2")
    #expect(
      window.events.map(\.kind) == [.resize(Size(width: 300, height: 200), pixelsPerPoint: 2)])
    let turned = try FakeWindow.playing("size 300x200 @2\nresize 200x300\nresize 200x301 @1")
    #expect(
      turned.events.dropFirst().map(\.kind) == [
        .resize(Size(width: 200, height: 300), pixelsPerPoint: 2),
        .resize(Size(width: 200, height: 301), pixelsPerPoint: 1),
      ])
  }

  /// An event is handled in the first frame that is not before it.
  @Test func eventsComeBeforeTheirFrame() throws {
    let window = try FakeWindow.playing(
      """
      touch 1 down 10,0
      +0.01 touch 1 move 20,0
      +0.01 touch 1 up
      """)
    func step(_ phase: TouchSample.Phase, _ x: Double, _ time: Double) -> FakeWindow.Step {
      .event(InputEvent(time: time, kind: .touches([contact(1, phase, x, time)])))
    }
    let expected: [FakeWindow.Step] = [
      .event(size), step(.down, 10, 0), .frame(0), .frame(1.0 / 120), step(.move, 20, 0.01),
      .frame(2.0 / 120), step(.up, 20, 0.02), .frame(3.0 / 120),
    ]
    #expect(window.steps == expected)
  }

  @Test func rawLinesAtOneTimeAreOneEvent() throws {
    let window = try FakeWindow.playing(
      """
      touch 1 down 10,0
      touch 2 down 20,0
      +0 touch 3 down 30,0
      touch 1 move 11,0
      next
      touch 2 move 21,0
      +0.5 touch 1 up
      touch 2 up
      key Left
      touch 3 cancel
      """)
    let expected: [InputEvent.Kind] = [
      .touches([contact(1, .down, 10, 0), contact(2, .down, 20, 0), contact(3, .down, 30, 0)]),
      // A second line for the same finger is something new.
      .touches([contact(1, .move, 11, 0)]),
      .touches([contact(2, .move, 21, 0)]),
      .touches([contact(1, .up, 11, 0.5), contact(2, .up, 21, 0.5)]),
      .key(KeySample(phase: .down, key: .left)),
      .key(KeySample(phase: .up, key: .left)),
      .touches([contact(3, .cancel, 30, 0.5)]),
    ]
    #expect(window.events.dropFirst().map(\.kind) == expected)
  }

  @Test func gesturesUseFingersThatAreFree() throws {
    let window = try FakeWindow.playing(
      """
      touch 1 down 5,0
      touch 3 down 6,0
      pinch 50,0 10 -> 20 0.1
      """)
    let ids = window.events.compactMap { event -> [Int32]? in
      if case .touches(let samples) = event.kind { samples.map(\.id) } else { nil }
    }
    #expect(ids.first == [1, 3])
    #expect(ids.dropFirst().allSatisfy { $0 == [2, 4] })
  }

  /// The wheel acts in the middle of the window, then where the pointer was put or the mouse went.
  @Test func thePointer() throws {
    let window = try FakeWindow.playing(
      """
      size 100x50
      wheel 0,-1
      pointer 7,8
      wheel 0,-1 zoom
      mouse 9,10 hover
      magnify began 1
      mouse 11,12 down
      scroll began 0,0
      """)
    let places = window.events.compactMap { event -> Point? in
      switch event.kind {
      case .wheel(let sample): sample.position
      case .magnify(let sample): sample.position
      case .scroll(let sample): sample.position
      default: nil
      }
    }
    #expect(
      places == [
        Point(x: 50, y: 25), Point(x: 7, y: 8), Point(x: 9, y: 10), Point(x: 11, y: 12),
      ])
  }

  @Test func gesturesMoveTheClock() throws {
    let window = try FakeWindow.playing("swipe 9,0 -> 3,0 0.1\ntap 1,1\nwait 0.05")
    #expect(window.frames.last == 24.0 / 120)
    let times = window.events.map(\.time)
    #expect(times == times.sorted())
    #expect(times.last == 18.0 / 120)
  }

  /// Looking makes the frame that is due; an event at the same time is handled at that time all the same.
  @Test func expectationsDoNotChangeWhatHappens() throws {
    let plain = try FakeWindow.playing("wait 0.5\ntap 1,1\nwait 0.1")
    let watched = try FakeWindow.playing("wait 0.5\nexpect resting\ntap 1,1\nwait 0.1")
    #expect(watched.events == plain.events)
    #expect(watched.frames.filter { $0 == 0.5 }.count == 2)
    #expect(plain.frames.filter { $0 == 0.5 }.count == 1)
    let index = try #require(
      watched.steps.firstIndex { $0 == .event(plain.events[1]) })
    #expect(watched.steps[index - 1] == .frame(0.5) && watched.steps[index + 1] == .frame(0.5))
  }

  @Test func settleStopsAtTheFirstFrameAtRest() throws {
    let window = FakeWindow()
    window.restTime = 1.0 + 1e-9
    try Player(try Script(parsing: "key Right\nsettle\nexpect resting"), on: window).play()
    #expect(window.frames.last == 121.0 / 120)
  }

  @Test func settleShowsEventsThatNoFrameHasSeen() throws {
    let window = try FakeWindow.playing("+0.001 key Right\nsettle")
    #expect(window.frames == [0, 1.0 / 120])
  }

  @Test func settleGivesUp() throws {
    let window = FakeWindow()
    window.restTime = 16
    let player = Player(try Script(parsing: "wait 0.5\nsettle"), on: window)
    let error = #expect(throws: PlayError.self) { try player.play() }
    #expect(error == .script(line: 2, message: "still not at rest after 15 seconds"))
    #expect(window.frames.last == 15.5)
  }

  @Test func timesOnlyGoForward() throws {
    let window = try FakeWindow.playing("at 0.5 key Left down\nat 0.75 key Left up")
    #expect(window.events.dropFirst().map(\.time) == [0.5, 0.75])
    let error = #expect(throws: PlayError.self) {
      try FakeWindow.playing("at 0.5 key Left\nat 0.25 key Left")
    }
    #expect(error?.description == "line 2: at 0.25 lies before 0.5, where the clock is")
  }

  /// A slip of the pen must not run for years.
  @Test func theFutureHasAnEnd() throws {
    let error = #expect(throws: PlayError.self) { try FakeWindow.playing("at 1e300 key Left") }
    #expect(error?.description == "line 1: at 1e+300 is more than 86400 seconds away")
  }

  @Test func theLastEventIsHandled() throws {
    let window = try FakeWindow.playing("+0.001 key Left down")
    #expect(window.steps.last == .frame(1.0 / 120))
  }
}
