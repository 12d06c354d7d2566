import DisplayList

/// Every picture is one pixel of one colour.
final class PlainTextures: TextureProvider {
  private let pixel: UnsafeMutablePointer<UInt32>

  /// - Parameter color: 0xAARRGGBB.
  init(color: UInt32) {
    pixel = .allocate(capacity: 1)
    pixel.initialize(to: color)
  }

  deinit { pixel.deallocate() }

  func pixels(of texture: TextureID) -> PixelBuffer? {
    PixelBuffer(width: 1, height: 1, bytesPerRow: 4, base: pixel, isOpaque: true, owner: self)
  }
}
