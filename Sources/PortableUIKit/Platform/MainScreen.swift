#if hasFeature(Embedded)
  /// There is one thread, and that may ask the screen itself.
  enum MainScreen {
    static var scale: CGFloat { UIScreen.main.scale }

    static func note(_ screen: UIScreen) {}
  }
#else
  import Foundation

  /// What a thread may know of the screen, which belongs to the views' one.
  package enum MainScreen {
    private static let lock = ThreadLock()
    /// Under the lock.
    nonisolated(unsafe) private static var pixelsPerPoint: CGFloat = 1

    /// Device pixels per point.
    package static var scale: CGFloat { lock.locked { pixelsPerPoint } }

    @MainActor static func note(_ screen: UIScreen) {
      guard screen === UIScreen.main else { return }
      let scale = screen.scale
      lock.locked { pixelsPerPoint = scale }
    }
  }
#endif
