#if hasFeature(Embedded)
  extension FrameSchedule {
    /// That of the page's window.
    static var ofPage: FrameSchedule? {
      UIApplication.shared.windows.first { $0.schedule.isDriven }?.schedule
    }
  }
#endif
