import DisplayList
import Testing
import UIKit

@testable import UIKitWindow

/// What the desktop's window asks for the pixels of pictures in tiles.
@MainActor
struct WindowTextureTests {
  private final class Store: TextureProvider {
    let buffer: PixelBuffer

    init() {
      let pixel = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
      pixel.initialize(to: 0xFFFF_FFFF)
      buffer = PixelBuffer(
        width: 1, height: 1, bytesPerRow: 4, base: pixel, isOpaque: true, owner: nil)
    }

    deinit { buffer.base.deallocate() }

    func pixels(of texture: TextureID) -> PixelBuffer? {
      texture.picture == 7 ? buffer : nil
    }
  }

  private func pixels(_ textures: WindowTextures, _ picture: Int32) -> PixelBuffer? {
    textures.pixels(of: TextureID(picture: picture, level: 0, column: 0, row: 0))
  }

  @Test func `A program's store is asked, also when it comes later`() {
    let textures = WindowTextures()
    #expect(pixels(textures, 7) == nil)
    let window = UIWindow(frame: .zero)
    textures.window = window
    #expect(pixels(textures, 7) == nil)
    let store = Store()
    window.textures = store
    #expect(pixels(textures, 7) === store.buffer)
    #expect(pixels(textures, 8) == nil)
  }
}
