/// What a photo browser's scroll view shows at one moment, and what moves it. Points.
struct BrowserMotion: Equatable {
  var offset = CGPoint.zero
  /// Size of the scroll view's content: of the zoomed page as it is shown, or of all pages.
  var contentSize = CGSize.zero
  /// Size of the zoomed page at its fitted scale; zero when none has a view.
  var fitted = CGSize.zero
  /// The zoomed page's scale as it is shown; the scroll view's may be ahead of it.
  var scale: CGFloat = 1
  /// A finger is down.
  var isTracking = false
  /// From the beginning of a drag until what it set in motion has come to rest.
  var isDragging = false
  var isDecelerating = false
  var isScrollAnimating = false
  /// Fingers zoom.
  var isPinching = false
  /// A zoom bounces or animates.
  var zoomsByItself = false

  /// Fingers zoom, or a zoom goes by itself.
  var zooms: Bool { isPinching || zoomsByItself }

  /// A scroll goes by itself.
  var scrollsByItself: Bool { isDecelerating || isScrollAnimating }

  /// A finger holds what it drags.
  var isHeld: Bool { isTracking && isDragging }
}
