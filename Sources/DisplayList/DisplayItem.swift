import ScrollGeometry

/// One step of drawing. Part of `DisplayList`.
public enum DisplayItem: Equatable, Sendable {
  // MARK: Groups

  /// Maps the coordinates of what follows into those of what surrounds it.
  case pushTransform(AffineTransform)
  /// Shows only what lies inside; corners are rounded by `radius` points.
  case pushClip(Rect, radius: Double)
  /// Shows only what lies inside the path.
  case pushClipPath(Path, FillRule)
  /// Draws what follows as one picture with this opacity, 0…1.
  case pushOpacity(Double)
  /// Draws what follows as one picture and mixes that with what lies below.
  case pushBlend(BlendMode)
  /// Draws what follows as one picture, above its shadow.
  indirect case pushShadow(Shadow)
  /// What follows, up to the `masked` on the same level, is not drawn: its opacity is the mask.
  case pushMask
  /// Ends the mask and opens the group that shows through it; `pop` closes that.
  case masked
  /// Closes the innermost open group.
  case pop

  // MARK: Shapes

  /// A rectangle, points, with corners of a radius, in one colour.
  case fill(Rect, radius: Double, Color)
  /// A line of `width` points inside the rectangle's edge.
  case stroke(Rect, radius: Double, width: Double, Color)
  /// What a path encloses.
  case fillPath(Path, FillRule, Paint)
  /// A line along a path.
  indirect case strokePath(Path, StrokeStyle, Paint)

  // MARK: Pictures and text

  /// The part `source` (pixels of the texture) drawn into `destination` (points).
  case image(TextureID, source: Rect, destination: Rect, Sampling = .smooth)
  /// The part `source` of pixels that the list brings along, drawn into `destination` (points).
  case pixels(PixelBuffer, source: Rect, destination: Rect, Sampling)
  /// A text within its bounds.
  case text(TextRun)
}

extension DisplayItem {
  /// What follows it, up to the `pop` that belongs to it, is drawn by its rule.
  public var opensGroup: Bool {
    switch self {
    case .pushTransform, .pushClip, .pushClipPath, .pushOpacity, .pushBlend, .pushShadow,
      .pushMask, .masked:
      true
    case .pop, .fill, .stroke, .fillPath, .strokePath, .image, .pixels, .text: false
    }
  }

  /// `masked` closes the mask before it opens what shows through it.
  public var closesGroup: Bool {
    switch self {
    case .pop, .masked: true
    case .pushTransform, .pushClip, .pushClipPath, .pushOpacity, .pushBlend, .pushShadow,
      .pushMask, .fill, .stroke, .fillPath, .strokePath, .image, .pixels, .text:
      false
    }
  }
}
