import DisplayList
import ScrollEngine
import ScrollGeometry

/// Plays a script: moves the clock, sends the events, makes the frames, checks what is expected.
///
/// Nothing here looks at a real clock; the same script on the same content does the same, always.
@MainActor
public final class Player {
  public nonisolated static let defaultFramesPerSecond = 120.0
  /// The window where a script does not say; one pixel per point.
  public nonisolated static let defaultSize = Size(width: 1024, height: 768)

  let script: Script
  let subject: any Playable
  let work: (any PendingWork)?
  let camera: Camera?
  let recorder: RecordingWriter?
  /// Hears what the script's shots are of, with their names.
  public var onShot: ((String, DisplayList) -> Void)?
  /// The script names its frames.
  let isRecording: Bool
  var clock: ScriptClock
  var composer = InputComposer()
  /// The first frame that has not been made; frames are counted from 0.
  var nextFrame = 0
  /// Something was sent that no frame has handled yet.
  var hasUnseenEvents = false

  /// - Parameters:
  ///   - work: what the frames wait for.
  ///   - camera: takes the pictures that the script asks for, and the film.
  ///   - recorder: writes down what the subject is fed.
  public init(
    _ script: Script, on subject: any Playable, work: (any PendingWork)? = nil,
    framesPerSecond: Double = defaultFramesPerSecond, camera: Camera? = nil,
    recorder: RecordingWriter? = nil
  ) {
    self.script = script
    self.subject = subject
    self.work = work
    self.camera = camera
    self.recorder = recorder
    isRecording = script.isRecording
    clock = ScriptClock(framesPerSecond: framesPerSecond)
  }

  /// Plays to the end, or to the first thing that is not as the script says.
  public func play() throws(PlayError) {
    subject.playingBegins(isRecording: isRecording)
    if !script.hasSize {
      try resize(to: Self.defaultSize, pixelsPerPoint: 1)
    }
    for line in script.lines { try perform(line) }
    try sendComposed()
    try makeFrames(through: clock.now)
    if hasUnseenEvents, !isRecording { try makeFrame() }
    try film(through: clock.now)
  }

  private func perform(_ line: Script.Line) throws(PlayError) {
    switch line.timing {
    case .now: break
    case .after(let seconds): try moveClock(to: clock.time(after: seconds))
    case .at(let time):
      guard time >= clock.now || isRecording else {
        throw .script(
          line: line.number,
          message: "at \(time.scriptText) lies before \(clock.now.scriptText), where the clock is")
      }
      guard time - clock.now <= ScriptLimits.wait || isRecording else {
        throw .script(
          line: line.number,
          message: "at \(time.scriptText) is more than \(ScriptLimits.wait.scriptText) seconds away"
        )
      }
      try moveClock(to: time)
    }
    if case .raw(let input) = line.command {
      composer.add(input, at: clock.now)
    } else {
      try sendComposed()
      try perform(line.command, line: line.number)
    }
  }

  private func perform(_ command: ScriptCommand, line: Int) throws(PlayError) {
    switch command {
    case .raw, .next: break
    case .size(let size, let pixelsPerPoint):
      try resize(to: size, pixelsPerPoint: pixelsPerPoint)
    case .gesture(let gesture):
      let fingers = composer.freeFingers(gesture.fingerCount)
      let events = gesture.events(clock: clock, fingers: fingers, pointer: composer.pointer)
      for event in events { try send(event) }
      try moveClock(to: clock.time(after: gesture.length))
    case .pointer(let place): composer.pointer = place
    case .frame(let time):
      clock.move(to: time)
      try makeFrame(at: time)
    case .wait(let seconds): try moveClock(to: clock.time(after: seconds))
    case .settle: try settle(line: line)
    case .expect(let expectation):
      try makeFrames(through: clock.now)
      try check(expectation, line: line)
    case .shot(let name):
      try makeFrames(through: clock.now)
      onShot?(name, subject.displayList)
      do { try camera?.shoot(subject.displayList, name: name) } catch { throw .file(error) }
    }
  }

  private func resize(to size: Size, pixelsPerPoint: Double) throws(PlayError) {
    composer.pointer = Point(x: size.width / 2, y: size.height / 2)
    composer.add(.resize(size, pixelsPerPoint: pixelsPerPoint), at: clock.now)
    try sendComposed()
  }

  private func settle(line: Int) throws(PlayError) {
    let limit = clock.now + ScriptLimits.settle
    try makeFrames(through: clock.now)
    while hasUnseenEvents || !subject.isAtRest || work?.isOutstanding == true {
      let time = clock.time(ofFrame: nextFrame)
      guard time <= limit else {
        let seconds = ScriptLimits.settle.scriptText
        throw .script(line: line, message: "still not at rest after \(seconds) seconds")
      }
      clock.move(to: time)
      try makeFrame()
    }
  }
}
