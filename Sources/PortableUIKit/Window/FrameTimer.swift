/// Something that is done again and again, or once: see `FrameTimerQueue`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class FrameTimer {
  /// Seconds.
  private let interval: Double
  let repeats: Bool
  private let action: () -> Void
  /// When it is to be done next, seconds; nil before that is known.
  private(set) var due: Double?
  private(set) var isWaiting = true

  init(every interval: Double, repeats: Bool, _ action: @escaping () -> Void) {
    self.interval = interval
    self.repeats = repeats
    self.action = action
  }

  func begin(at time: Double) { due = time + interval }

  func stop() { isWaiting = false }

  /// Times that have passed unseen are left out: the next one is where it would have been with all of them.
  func fire(at time: Double) {
    guard isWaiting, let due else { return }
    if repeats {
      self.due = due + interval * (((time - due) / interval).rounded(.down) + 1)
    } else {
      isWaiting = false
    }
    action()
  }
}
