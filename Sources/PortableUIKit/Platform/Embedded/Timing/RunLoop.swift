#if hasFeature(Embedded)
  /// As Foundation's: there is the page's.
  public final class RunLoop {
    public enum Mode { case `default`, common, tracking }

    private static let one = OneForAll(RunLoop())
    public static var main: RunLoop { one.instance }
    public static var current: RunLoop { one.instance }

    /// Frames go on in every mode.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
  }
#endif
