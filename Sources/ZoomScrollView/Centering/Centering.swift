/// Where content rests in a view: in the middle of an axis that has room for it, edge to edge on one
/// that has not. Points.
struct Centering {
  /// Size of the view.
  var bounds: CGSize
  /// Size of the content as it is shown.
  var content: CGSize
  /// Room that is kept free at the edges of the view.
  var margins: UIEdgeInsets
  /// Device pixels per point: content rests on whole pixels.
  var pixelsPerPoint: CGFloat
  /// How far something stands over the content's edges, which can be scrolled to. It moves the content out
  /// of the middle only if it could not be seen otherwise.
  var overhang = UIEdgeInsets.zero
  /// How far the content rests from the middle to the right and down, where there is room for that.
  var shift = CGPoint.zero

  /// What to add around the content so that a scroll view centres it.
  var insets: UIEdgeInsets {
    let horizontal = Self.ends(
      spare: bounds.width - margins.left - margins.right - content.width,
      start: overhang.left, end: overhang.right, shift: shift.x, pixelsPerPoint: pixelsPerPoint)
    let vertical = Self.ends(
      spare: bounds.height - margins.top - margins.bottom - content.height,
      start: overhang.top, end: overhang.bottom, shift: shift.y, pixelsPerPoint: pixelsPerPoint)
    return UIEdgeInsets(
      top: margins.top + vertical.before, left: margins.left + horizontal.before,
      bottom: margins.bottom + vertical.after, right: margins.right + horizontal.after)
  }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = insets
    return CGPoint(
      x: Self.clamped(offset.x, -insets.left, content.width + insets.right - bounds.width),
      y: Self.clamped(offset.y, -insets.top, content.height + insets.bottom - bounds.height))
  }

  /// `spare`: what is left of the view, or negative. At least `start` and `end` are to be scrolled to.
  private static func ends(
    spare: CGFloat, start: CGFloat, end: CGFloat, shift: CGFloat, pixelsPerPoint: CGFloat
  ) -> (before: CGFloat, after: CGFloat) {
    guard spare > start + end - ZoomTunables.leastSpare else { return (start, end) }
    // What fits to the last bit leaves nothing to scroll, however it was calculated.
    guard spare > start + end + ZoomTunables.leastSpare else {
      return (start, end - 2 * ZoomTunables.leastSpare)
    }
    let middle = max(start, min(spare / 2 + shift, spare - end))
    let before = (middle * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
    // Rounded down, so that what fits leaves nothing to scroll.
    let after = ((spare - before) * pixelsPerPoint).rounded(.down) / pixelsPerPoint
    return (before, after)
  }

  private static func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}
