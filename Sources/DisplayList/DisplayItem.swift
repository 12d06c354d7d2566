import ScrollGeometry

/// One step of drawing. Part of `DisplayList`.
public enum DisplayItem: Equatable, Sendable {
  /// Maps the coordinates of what follows into those of what surrounds it.
  case pushTransform(AffineTransform)
  /// Shows only what lies inside; corners are rounded by `radius` points.
  case pushClip(Rect, radius: Double)
  /// Draws what follows as one picture with this opacity, 0…1.
  case pushOpacity(Double)
  /// Closes the innermost open group.
  case pop
  case fill(Rect, radius: Double, Color)
  /// A line of `width` points inside the rectangle's edge.
  case stroke(Rect, radius: Double, width: Double, Color)
  /// The part `source` (pixels of the texture) drawn into `destination` (points).
  case image(TextureID, source: Rect, destination: Rect)
  case text(TextRun)
}
