import ScrollEngine
import ScrollGeometry

/// Counts taps in quick succession at one place, for `UITouch.tapCount`.
struct TapCounter {
  private var count = 0
  private var place = Point.zero
  private var liftTime = -Double.infinity

  /// A contact came down, `time` in seconds: which tap in a row it begins.
  mutating func down(at position: Point, time: Double) -> Int {
    let follows =
      time - liftTime <= Tunables.doubleTapPause
      && (position - place).length <= Tunables.tapSlop
    count = follows ? count + 1 : 1
    place = position
    return count
  }

  mutating func up(at position: Point, time: Double) {
    liftTime = (position - place).length <= Tunables.tapSlop ? time : -.infinity
  }
}
