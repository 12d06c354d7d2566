import DisplayList
import PortableUIKit

/// The pixels that a window's views name, from whom the program has said.
final class WindowTextures: TextureProvider, Sendable {
  @MainActor weak var window: UIWindow?

  init() {}

  func pixels(of texture: TextureID) -> PixelBuffer? {
    // Windows are painted on the main thread.
    MainActor.assumeIsolated { window?.textures?.pixels(of: texture) }
  }
}
