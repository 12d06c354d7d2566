import CairoPainter
import DisplayList

/// Textures made of numbers.
final class TestTextures: TextureProvider {
  private var buffers: [TextureID: PixelBuffer] = [:]

  func pixels(of texture: TextureID) -> PixelBuffer? { buffers[texture] }

  /// Rows of 0xAARRGGBB.
  func add(_ texture: TextureID, _ rows: [[UInt32]], isOpaque: Bool = true) {
    let width = rows[0].count
    let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width * rows.count)
    _ = pixels.initialize(from: rows.joined())
    buffers[texture] = PixelBuffer(
      width: width, height: rows.count, bytesPerRow: width * 4,
      base: UnsafeRawPointer(pixels.baseAddress!), isOpaque: isOpaque, owner: Owner(pixels))
  }

  private final class Owner {
    let pixels: UnsafeMutableBufferPointer<UInt32>
    init(_ pixels: UnsafeMutableBufferPointer<UInt32>) { self.pixels = pixels }
    deinit { pixels.deallocate() }
  }
}
