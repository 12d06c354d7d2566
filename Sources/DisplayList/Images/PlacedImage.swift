import ScrollGeometry

/// One `.image` item with everything that surrounds it resolved.
public struct PlacedImage: Equatable, Sendable {
  /// Whose pixels are drawn.
  public var texture: TextureID
  /// The part of the texture that is drawn, pixels of the texture.
  public var source: Rect
  /// Maps pixels of the texture to device pixels of the window.
  public var transform: ScrollGeometry.AffineTransform
  /// The box around what is drawn, device pixels, before clipping.
  public var deviceRect: Rect
  /// The box around what the clips let through, device pixels.
  public var clip: Rect
  /// 0…1, all groups multiplied.
  public var opacity: Double

  /// The box around what can be seen, device pixels; null when nothing can.
  public var visibleRect: Rect { deviceRect.intersection(clip) }

  /// How large one pixel of the texture is shown, device pixels: 1 is pixel for pixel.
  public var scale: Double { transform.determinant.magnitude.squareRoot() }
}
