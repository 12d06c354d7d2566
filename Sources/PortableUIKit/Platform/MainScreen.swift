#if !hasFeature(Embedded)
  import Foundation

  /// What a thread may know of the screen, which belongs to the views' one.
  package enum MainScreen {
    private static let lock = ThreadLock()
    /// Under the lock.
    nonisolated(unsafe) private static var pixelsPerPoint: CGFloat = 1

    /// Device pixels per point.
    package internal(set) static var scale: CGFloat {
      get { lock.locked { pixelsPerPoint } }
      set { lock.locked { pixelsPerPoint = newValue } }
    }
  }
#endif
