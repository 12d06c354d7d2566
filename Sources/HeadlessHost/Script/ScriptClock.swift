/// A script's time, and the frames that go with it. Seconds; the script begins at 0.
struct ScriptClock {
  private(set) var now = 0.0
  let framesPerSecond: Double

  init(framesPerSecond: Double) {
    self.framesPerSecond = framesPerSecond
  }

  func time(ofFrame index: Int) -> Double {
    Double(index) / framesPerSecond
  }

  /// So many seconds from now.
  ///
  /// A time that is a frame's but for the rounding of sums is that frame's exactly:
  /// otherwise an event at 0.1 + 0.2 would miss the frame at 0.3.
  func time(after seconds: Double) -> Double {
    let time = now + seconds
    let frame = (time * framesPerSecond).rounded()
    let isFrame = (time * framesPerSecond - frame).magnitude < ScriptLimits.frameSnap
    return isFrame ? frame / framesPerSecond : time
  }

  mutating func move(to time: Double) {
    now = time
  }
}
