import ScrollEngine

/// How fast what a gesture measures changes: the slope between the last two looks at it.
struct GestureSpeed {
  private(set) var perSecond = 0.0
  private var previous: (value: Double, time: Double)?

  /// The value at `time` seconds.
  mutating func look(at value: Double, time: Double) {
    if let previous, time > previous.time {
      perSecond = (value - previous.value) / (time - previous.time)
    }
    previous = (value, time)
  }

  /// Fingers have rested before they leave, as a pan counts it.
  func isPaused(at time: Double) -> Bool {
    previous.map { time - $0.time > Tunables.releasePause } ?? true
  }
}
