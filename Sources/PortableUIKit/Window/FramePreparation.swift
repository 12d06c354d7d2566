/// Calls back in every frame of a window, when all is laid out and nothing is drawn yet.
///
/// Where a view will be drawn is known then (`DrawingContext(of:)`), and what it will show may still be
/// changed: what the call marks for layout is laid out for the same frame. It asks for no frame by itself, and does
/// not come before the window has a size.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FramePreparation {
  private let callback: () -> Void
  private(set) var isRunning = false

  /// Calls back once it is started.
  public init(_ callback: @escaping () -> Void) { self.callback = callback }

  /// Calls back in the frames of this window.
  public func start(in window: UIWindow) {
    isRunning = true
    window.schedule.add(self)
  }

  /// Calls back no more; it may be started again.
  public func stop() { isRunning = false }

  func prepare() {
    if isRunning { callback() }
  }
}
