extension CAAnimation {
  /// Where an animation is in its course; times in seconds of one time through.
  enum Place {
    /// Before its beginning; nil when it shows nothing then.
    case ahead(Double?)
    case running(Double)
    /// After its end; nil when it shows nothing any more.
    case over(Double?)
  }

  /// Own seconds from beginning to end, with all repetitions.
  final var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Seconds by which the difference of two times may be off.
  private static var roundingRoom: Double { 1e-9 }

  private final var cycle: Double { autoreverses ? 2 * duration : duration }

  final var isEndless: Bool { activeDuration == .infinity || speed == 0 }

  /// `elapsed` seconds of what it is in after its beginning.
  final func place(at elapsed: Double) -> Place {
    let fillsBefore = fillMode == .backwards || fillMode == .both
    let fillsAfter = fillMode == .forwards || fillMode == .both
    if elapsed < 0 { return .ahead(fillsBefore ? folded(timeOffset) : nil) }
    let time = elapsed * Double(speed) + timeOffset
    let end = activeDuration
    if speed != 0, time >= end - Self.roundingRoom || time < 0 {
      return .over(fillsAfter ? (time < 0 ? 0 : lastTime) : nil)
    }
    return .running(folded(time))
  }

  /// The time within one time through.
  private func folded(_ time: Double) -> Double {
    guard cycle > 0, time > 0 else { return 0 }
    var inside = time
    if inside >= cycle { inside -= (inside / cycle).rounded(.down) * cycle }
    return inside > duration ? cycle - inside : inside
  }

  private final var lastTime: Double {
    let end = activeDuration
    guard cycle > 0, end.isFinite else { return autoreverses ? 0 : duration }
    let rest = folded(end)
    return rest == 0 && !autoreverses ? duration : rest
  }
}
