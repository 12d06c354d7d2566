import ScrollGeometry

/// Where a layer is drawn: what its superlayers amount to.
struct Surroundings {
  /// Maps the superlayer's coordinates into the window's, points.
  var toWindow: ScrollGeometry.AffineTransform
  /// A box around what can be seen of the superlayer, its coordinates.
  var visible: Rect
  /// Device pixels per point of the window.
  var pixelsPerPoint: Double

  /// The same in a layer's own coordinates, before it clips; nil when its transform has flattened it: then it has
  /// no area to show.
  func inside(_ toSuperlayer: ScrollGeometry.AffineTransform) -> Surroundings? {
    guard let fromSuperlayer = toSuperlayer.inverse else { return nil }
    return Surroundings(
      toWindow: toSuperlayer.concatenating(toWindow), visible: fromSuperlayer.apply(to: visible),
      pixelsPerPoint: pixelsPerPoint)
  }

  /// What draws in these coordinates is told; nil when none of `area` is visible.
  func context(for area: CGRect) -> DrawingContext? {
    let visible = visible.intersection(Rect(area))
    guard !visible.isEmpty else { return nil }
    return DrawingContext(
      visibleRect: CGRect(visible), transformToWindow: CGAffineTransform(toWindow),
      pixelsPerPoint: CGFloat(pixelsPerPoint))
  }
}
