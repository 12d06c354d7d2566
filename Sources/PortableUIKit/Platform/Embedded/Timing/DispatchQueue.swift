#if hasFeature(Embedded)
  /// As Dispatch's: there is the main one, which goes on with the page's frames.
  public final class DispatchQueue {
    private static let one = OneForAll(DispatchQueue())
    public static var main: DispatchQueue { one.instance }

    /// With the next frame.
    public func async(execute work: @escaping () -> Void) {
      asyncAfter(deadline: .now(), execute: work)
    }

    public func async(execute item: DispatchWorkItem) { async { item.perform() } }

    /// With the first frame at that time or after it.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
      guard let schedule = FrameSchedule.ofPage else { return }
      FrameTimer(every: max(0, deadline.seconds - schedule.now), repeats: false, work)
        .start(in: schedule)
    }

    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
      asyncAfter(deadline: deadline) { item.perform() }
    }
  }
#endif
