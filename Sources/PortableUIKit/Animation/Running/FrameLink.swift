/// Calls back in every frame of the key window, or of the first one that has a frame. What
/// `CADisplayLink` is made of, and what there is in its place where there are no selectors.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameLink {
  /// Seconds: of the frame that is made, of the one before it (equal in the first one).
  private let callback: (_ time: Double, _ previous: Double) -> Void
  private var previous: Double?
  let comesToRest: Bool
  /// It was started, and not stopped since.
  public private(set) var isRunning = false

  /// - Parameter comesToRest: it is stopped by itself before long: who waits for rest waits for that.
  public init(
    comesToRest: Bool = false, _ callback: @escaping (_ time: Double, _ previous: Double) -> Void
  ) {
    self.comesToRest = comesToRest
    self.callback = callback
  }

  /// Calls back from the next frame on.
  public func start() {
    isRunning = true
    previous = nil
    if let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first {
      window.schedule.add(self)
    } else {
      AnimationScope.shared.linksWithoutWindow.append(self)
    }
  }

  /// Calls back in the frames of this window. What comes first counts from the frame in hand.
  public func start(in window: UIWindow) {
    isRunning = true
    previous = window.schedule.now
    window.schedule.add(self)
  }

  /// Calls back no more; it may be started again.
  public func stop() { isRunning = false }
}

extension FrameLink: FrameClient {
  var isMoving: Bool { isRunning }
  func advance(to time: Double) {
    guard isRunning else { return }
    let previous = previous ?? time
    self.previous = time
    callback(time, previous)
  }
}
