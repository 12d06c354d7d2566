#if hasFeature(Embedded)
  extension FrameTimerQueue {
    private static let one = OneForAll(FrameTimerQueue())
    /// Whoever is in it is held until its time has come, as by a run loop.
    static var ofPage: FrameTimerQueue { one.instance }
  }

  extension FrameSchedule {
    /// That of the page's window.
    static var ofPage: FrameSchedule? {
      UIApplication.shared.windows.first { $0.schedule.isDriven }?.schedule
    }
  }
#endif
