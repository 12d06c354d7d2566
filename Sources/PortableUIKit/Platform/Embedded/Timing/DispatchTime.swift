#if hasFeature(Embedded)
  /// A time on the clock of the page's frames.
  public struct DispatchTime: Comparable {
    let seconds: Double

    /// That of the event or frame in hand.
    public static func now() -> DispatchTime {
      DispatchTime(seconds: FrameSchedule.ofPage?.now ?? 0)
    }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      DispatchTime(seconds: time.seconds + seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + interval.seconds
    }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
      left.seconds < right.seconds
    }
  }
#endif
