#if hasFeature(Embedded)
  /// What stands here for `DispatchQueue`, of which there is the main one alone: it goes on with the page's frames. The compiler takes
  /// closures that one of that very name is given for those of an actor, which there is none of; `Scripts/build-web` writes it so.
  public final class PageQueue {
    private static let one = OneForAll(PageQueue())
    public static var main: PageQueue { one.instance }

    /// With the next frame.
    public func async(execute work: @escaping () -> Void) {
      call(work, at: .now())
    }

    public func async(execute item: DispatchWorkItem) { call(item.perform, at: .now()) }

    /// With the first frame at that time or after it.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
      call(work, at: deadline)
    }

    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
      call(item.perform, at: deadline)
    }

    private func call(_ work: @escaping () -> Void, at time: DispatchTime) {
      guard let schedule = FrameSchedule.ofPage else { return }
      FrameTimerQueue.ofPage.add(
        FrameTimer(every: max(0, time.seconds - schedule.now), repeats: false, work),
        in: schedule)
    }
  }
#endif
