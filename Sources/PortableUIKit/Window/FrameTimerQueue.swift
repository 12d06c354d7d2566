/// What is to be done at times of the clock of a window's frames, in the order of those times: with a clock that is advanced by
/// hand it is done when that says so.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class FrameTimerQueue: FrameClient {
  private var timers: [FrameTimer] = []

  /// Before anybody has told the time, a timer's begins with the first frame.
  func add(_ timer: FrameTimer, in schedule: FrameSchedule) {
    if schedule.now > 0 { timer.begin(at: schedule.now) }
    timers.removeAll { !$0.isWaiting }
    timers.append(timer)
    schedule.add(self)
  }

  var isMoving: Bool { timers.contains { $0.isWaiting } }

  /// What repeats goes on for ever.
  var comesToRest: Bool { timers.contains { $0.isWaiting && !$0.repeats } }

  /// Each comes once at most, and those that are begun meanwhile not before the next frame.
  func advance(to time: Double) {
    timers.removeAll { !$0.isWaiting }
    for timer in timers where timer.due == nil { timer.begin(at: time) }
    let ready = timers.filter { ($0.due ?? .infinity) <= time }
    // Of two for the same time the one that was added first comes first.
    let order = ready.indices.sorted { left, right in
      let (one, other) = (ready[left].due ?? 0, ready[right].due ?? 0)
      return one == other ? left < right : one < other
    }
    for index in order { ready[index].fire(at: time) }
  }
}
