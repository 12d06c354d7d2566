/// The provider of a display list that has no textures: what it shows of pictures travels in the list itself.
public final class NoTextures: TextureProvider {
  /// All of them are alike.
  public init() {}

  public func pixels(of texture: TextureID) -> PixelBuffer? { nil }
}
