/// The calls of a delegate that the page hears of, by their places in its list of names.
enum DelegateMethod: Int {
  case didScroll, didZoom, willBeginDragging
  /// Velocity x and y, target x and y.
  case willEndDragging
  /// 1 when it decelerates.
  case didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation, willBeginZooming
  /// The scale.
  case didEndZooming
  case didScrollToTop, didChangeAdjustedContentInset
  /// The page.
  case didShowPage, willDisplay, didEndDisplaying
}
