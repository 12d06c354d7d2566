#if !hasFeature(Embedded)
  /// Something to do after a while, on the clock of a window's frames: with a clock that is advanced by
  /// hand it comes when that says so.
  @MainActor
  package final class DelayedCall: FrameClient {
    /// Seconds; nil once it is done.
    private var due: Double?
    private let isWanted: () -> Bool
    private let body: () -> Void

    /// After `delay` seconds. Nil when no window with frames is there.
    package init?(
      after delay: Double, for object: AnyObject, while isWanted: @escaping () -> Bool,
      body: @escaping () -> Void
    ) {
      let own = (object as? UIResponder)?.hostWindow
      let candidates = [own, UIApplication.shared.keyWindow] + UIApplication.shared.windows
      guard let window = candidates.lazy.compactMap({ $0 }).first(where: \.schedule.isDriven) else {
        return nil
      }
      due = window.schedule.now + delay
      self.isWanted = isWanted
      self.body = body
      window.schedule.add(self)
    }

    var isMoving: Bool { due != nil && isWanted() }

    func advance(to time: Double) {
      guard let due, time >= due else { return }
      self.due = nil
      body()
    }
  }
#endif
