import ScrollEngine

/// Counts the taps of one finger two by two: the third in quick succession begins another pair.
/// `UITouch.tapCount` goes on counting, so that a second double tap would be taps three and four.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct TapPairs {
  /// The last finger that came down, when (seconds) and where (window points).
  private var finger: UITouch?
  private var beginning = 0.0
  private var place = CGPoint.zero
  private var isSecond = false
  /// Where the first tap of a pair was, and when it ended, seconds.
  private var first: (place: CGPoint, end: Double)?

  /// `touch` has come down, maybe beside other fingers. Told twice of it, this counts it once.
  mutating func down(_ touch: UITouch, isAlone: Bool) {
    guard touch !== finger || touch.timestamp != beginning else { return }
    let former = first
    forget()
    guard isAlone else { return }
    finger = touch
    beginning = touch.timestamp
    place = touch.location(in: nil)
    if let former {
      isSecond =
        beginning - former.end <= Tunables.doubleTapPause && Self.isNear(place, former.place)
    }
  }

  mutating func up(_ touch: UITouch) {
    guard touch === finger, !isSecond, touch.timestamp - beginning <= Tunables.tapDuration,
      Self.isNear(touch.location(in: nil), place)
    else { return }
    first = (place, touch.timestamp)
  }

  /// The finger has come to something else than a tap.
  mutating func forget() {
    finger = nil
    isSecond = false
    first = nil
  }

  /// `touch` is the second one of a double tap, so far.
  func isSecond(_ touch: UITouch) -> Bool {
    isSecond && touch === finger && Self.isNear(touch.location(in: nil), place)
  }

  /// A tap stays within this distance, and so does the second one of the first.
  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return dx * dx + dy * dy <= CGFloat(Tunables.tapSlop * Tunables.tapSlop)
  }
}
