/// Does something once, in the first frame that comes at least so many seconds from now.
///
/// There is no clock below the hosts: a window's frames are what time there is.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameDelay: FrameClient {
  private var action: (() -> Void)?
  /// Seconds, on the window's clock.
  private var due = 0.0

  /// One that waits for nothing.
  public init() {}

  /// Begins anew when it is waiting already.
  public func start(_ seconds: Double, in window: UIWindow, _ action: @escaping () -> Void) {
    self.action = action
    due = window.schedule.now + seconds
    window.schedule.add(self)
  }

  /// Waits no longer, and does nothing.
  public func cancel() { action = nil }

  var isMoving: Bool { action != nil }

  func advance(to time: Double) {
    guard let action, time >= due else { return }
    self.action = nil
    action()
  }
}
