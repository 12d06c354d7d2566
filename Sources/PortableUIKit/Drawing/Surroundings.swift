import ScrollGeometry

/// Where a layer is drawn: what its superlayers amount to.
struct Surroundings {
  /// Maps the superlayer's coordinates into the window's, points.
  var toWindow: ScrollGeometry.AffineTransform
  /// A box around what can be seen of the superlayer, its coordinates.
  var visible: Rect
  /// Device pixels per point of the window.
  var pixelsPerPoint: Double
}
