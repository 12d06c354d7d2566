import DisplayList

/// A program's pictures travel in the display list itself.
final class NoTextures: TextureProvider {
  func pixels(of texture: TextureID) -> PixelBuffer? { nil }
}
