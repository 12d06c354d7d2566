import ScrollGeometry

/// Where a host finds the pixels of the textures that a display list names.
public protocol TextureProvider: AnyObject {
  /// Nil when it is not (or no longer) in memory: the host then draws nothing there.
  func pixels(of texture: TextureID) -> PixelBuffer?

  /// The version with fewer pixels, by the next step, that shows all of the part `source` (pixels of the texture), and the
  /// part of that; nil when there is none. It need not be in memory.
  func coarser(_ texture: TextureID, source: Rect) -> (texture: TextureID, source: Rect)?
}

extension TextureProvider {
  /// For pictures that are there in one size.
  public func coarser(
    _ texture: TextureID, source: Rect
  ) -> (texture: TextureID, source: Rect)? { nil }
}
