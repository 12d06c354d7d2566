import DisplayList
import ScrollEngine

/// When the indicators of a scroll view are seen: at once when it moves, and for a while after.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class ScrollIndicators: LayerForeground, FrameClient {
  /// Seconds that they stay after the last motion.
  static let stay = 0.3
  /// Seconds in which they fade then.
  static let fade = 0.25
  /// Seconds that a flash keeps them up before that.
  static let flash = 0.5

  @Weak var scrollView: UIScrollView?
  /// 0…1.
  private(set) var opacity = 0.0
  /// When they were last kept up, seconds.
  private var lastTime = 0.0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// They are seen, and stay until `time`, seconds, and the usual while after it.
  func show(until time: Double) {
    lastTime = max(time, lastTime)
    opacity = 1
  }

  func hide() { opacity = 0 }

  override func append(_ state: LayerState, to list: inout DisplayList) {
    scrollView?.appendIndicators(state, to: &list)
  }

  var isMoving: Bool { opacity > 0 }
  /// Nobody waits for them.
  var comesToRest: Bool { false }

  func advance(to time: Double) {
    guard let scrollView, scrollView.window != nil else { return hide() }
    if scrollView.keepsIndicatorsUp { lastTime = max(time, lastTime) }
    let share = (time - lastTime - Self.stay) / Self.fade
    let new = 1 - TimingCurve.easeInOut.value(at: share)
    if new != opacity { scrollView.layer.changes?.add() }
    opacity = new
  }
}
