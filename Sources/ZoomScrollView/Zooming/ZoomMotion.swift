/// What moves a scroll view's content at one moment.
struct ZoomMotion: Equatable {
  /// Fingers, momentum or a scroll by program: their ends are always reported.
  var isHandled = false
  /// The platform says that a zoom bounces or animates; it may say so for too long.
  var isBouncing = false
  /// The content is where it cannot stay.
  var isBeyondLimits = false

  var isAtRest: Bool { !isHandled && !isBouncing && !isBeyondLimits }
}

extension ZoomScrollView {
  /// True when the content is further than this many device pixels from where it can rest.
  private static var limitTolerance: CGFloat { 1 }

  var isBeyondLimits: Bool {
    let insets = adjustedContentInset
    let density = traitCollection.displayScale
    let tolerance = Self.limitTolerance / (density > 0 ? density : 1)
    func isBeyond(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
      offset < low - tolerance || offset > max(low, high) + tolerance
    }
    return isBeyond(
      bounds.minX, -insets.left, contentSize.width + insets.right - bounds.width)
      || isBeyond(
        bounds.minY, -insets.top, contentSize.height + insets.bottom - bounds.height)
  }
}
