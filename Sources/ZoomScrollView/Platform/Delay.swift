/// Time that passes: the one place where this library waits for any.
///
/// Whoever wants to know owns the delay, and is told once.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Delay {
  #if hasFeature(Embedded)
    unowned(unsafe) var client: (any DelayClient)?
  #else
    weak var client: (any DelayClient)?
  #endif

  #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    private var item: DispatchWorkItem?

    /// Begins anew when it is waiting already.
    func start(_ seconds: Double, in view: UIView) {
      stop()
      let item = DispatchWorkItem { [weak self] in
        MainActor.assumeIsolated {
          if let self { self.client?.delayPassed(self) }
        }
      }
      self.item = item
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    }

    func stop() {
      item?.cancel()
      item = nil
    }
  #else
    private let frames = FrameDelay()

    /// Begins anew when it is waiting already. Out of a window there is nothing to wait for.
    func start(_ seconds: Double, in view: UIView) {
      guard let window = view.window else {
        stop()
        client?.delayPassed(self)
        return
      }
      // Holds itself, not who waits, until it is over.
      frames.start(seconds, in: window) { self.client?.delayPassed(self) }
    }

    func stop() { frames.cancel() }
  #endif
}

/// Who waits.
#if !hasFeature(Embedded)
  @MainActor
#endif
protocol DelayClient: AnyObject {
  func delayPassed(_ delay: Delay)
}
