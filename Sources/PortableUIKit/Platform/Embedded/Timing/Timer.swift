#if hasFeature(Embedded)
  /// As Foundation's, on the clock of the page's frames: it is told with the first frame at its time or after it.
  public final class Timer: NSObject {
    /// Seconds; 0 for one that comes once.
    public let timeInterval: TimeInterval
    private let interval: TimeInterval
    private let repeats: Bool
    private let block: (Timer) -> Void
    /// Nil before it runs, and afterwards.
    private var frames: FrameTimer?
    public private(set) var isValid = true
    /// Kept only.
    public var tolerance: TimeInterval = 0

    /// One that a run loop is still to be given.
    public init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
      // As Foundation has it.
      self.interval = interval > 0 ? interval : 0.0001
      self.repeats = repeats
      timeInterval = repeats ? self.interval : 0
      self.block = block
      super.init()
    }

    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      RunLoop.main.add(timer, forMode: .default)
      return timer
    }

    func start() {
      guard isValid, frames == nil, let schedule = FrameSchedule.ofPage else { return }
      let frames = FrameTimer(every: interval, repeats: repeats) { self.fire() }
      self.frames = frames
      FrameTimerQueue.ofPage.add(frames, in: schedule)
    }

    /// Does it now; one that comes once has come.
    public func fire() {
      guard isValid else { return }
      if !repeats { invalidate() }
      block(self)
    }

    public func invalidate() {
      isValid = false
      frames?.stop()
      frames = nil
    }
  }
#endif
