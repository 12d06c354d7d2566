/// Counts the taps of one finger two by two: the third in quick succession begins another pair.
/// `UITouch.tapCount` goes on counting, so that a second double tap would be taps three and four.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct TapPairs {
  /// A tap lasts at most so many seconds.
  private static let duration = 0.75
  /// The second tap begins within so many seconds of the end of the first.
  private static let pause = 0.35
  /// A tap stays within so many points, and so does the second one of the first.
  private static let distance: CGFloat = 45

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
        beginning - former.end <= Self.pause && Self.isNear(place, former.place)
    }
  }

  mutating func up(_ touch: UITouch) {
    guard touch === finger, !isSecond, touch.timestamp - beginning <= Self.duration,
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

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return dx * dx + dy * dy <= distance * distance
  }
}
