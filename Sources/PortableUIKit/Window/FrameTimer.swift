/// Something that is done again and again, or once, on the clock of a window's frames: with a clock that is advanced by hand it
/// comes when that says so.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class FrameTimer: FrameClient {
  /// Seconds.
  private let interval: Double
  private let repeats: Bool
  private let action: () -> Void
  /// When it is to be done next, seconds; nil when it is not.
  private var due: Double?

  init(every interval: Double, repeats: Bool, _ action: @escaping () -> Void) {
    self.interval = interval
    self.repeats = repeats
    self.action = action
  }

  /// Begins anew when it is waiting already.
  func start(in schedule: FrameSchedule) {
    due = schedule.now + interval
    schedule.add(self)
  }

  func stop() { due = nil }

  var isMoving: Bool { due != nil }

  /// What repeats goes on for ever.
  var comesToRest: Bool { !repeats }

  /// Times that have passed unseen are left out: the next one is where it would have been with all of them.
  func advance(to time: Double) {
    guard let due, time >= due else { return }
    self.due = repeats ? due + interval * (((time - due) / interval).rounded(.down) + 1) : nil
    action()
  }
}
