import ScrollEngine

/// What touches, layout and windows know of a view that scrolls its subviews: they find it by `UIView.scrolling`,
/// and know nothing of `UIScrollView`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol ScrollContainer: AnyObject {
  // MARK: Touches

  var isScrollEnabled: Bool { get }
  /// Its content begins where it can be seen; nil when no finger moves it up and down.
  var isAtTop: Bool? { get }
  /// A subview sees a touch a little later: it may be a scroll.
  var delaysContentTouches: Bool { get }
  /// A finger that comes down now stops the content, and is no tap.
  var catchesTouches: Bool { get }
  /// A finger came down on the view or on something in it, at a time in seconds.
  func contactBegan(at time: Double)
  /// Such a finger has gone, at a time in seconds.
  func contactEnded(at time: Double)
  /// Asked before a subview is told of touches that came down on it.
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
  /// Notches of a wheel; true when they are taken.
  func turnWheel(_ sample: WheelSample) -> Bool
  var scrollsToTop: Bool { get }
  /// To the top, animated, if the delegate agrees; true when it goes there.
  func goToTop() -> Bool

  // MARK: Layout

  /// Points.
  var contentSize: CGSize { get }
  /// What of the safe area the view adds around its content, which is then no longer in the way of it.
  var safeAreaAdjustment: UIEdgeInsets { get }
  /// Whether this subview is what zooms.
  func zooms(_ view: UIView) -> Bool
  /// Where constraints say how large the content is, that is its size.
  func takeSolvedContentSize(of engine: LayoutTree)
}
