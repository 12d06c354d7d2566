/// Where a host finds the pixels of the textures that a display list names.
public protocol TextureProvider: AnyObject {
  /// Nil when it is not (or no longer) in memory: the host then draws nothing there.
  func pixels(of texture: TextureID) -> PixelBuffer?
}
