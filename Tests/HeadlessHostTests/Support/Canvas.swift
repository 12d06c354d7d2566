import CairoPainter
import DisplayList
import ScrollGeometry

@testable import HeadlessHost

/// Textures made of numbers, and pictures read back as numbers.
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

/// What was painted: rows of 0xAARRGGBB.
struct Canvas {
  let rows: [[UInt32]]

  init(
    width: Int, height: Int, pixelsPerPoint: Double = 1, textures: TestTextures? = nil,
    _ items: [DisplayItem]
  ) {
    let bitmap = Bitmap(width: width, height: height)!
    let list = DisplayList(
      size: Size(
        width: Double(width) / pixelsPerPoint, height: Double(height) / pixelsPerPoint),
      pixelsPerPoint: pixelsPerPoint, items: items)
    Painter(textures: textures).paint(list, into: bitmap)
    let stride = bitmap.bytesPerRow
    rows = bitmap.withPixels { bytes in
      (0..<height).map { y in
        (0..<width).map { x in
          bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        }
      }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { rows[y][x] }

  /// The smallest rectangle around everything that is not black: x and y, then the far ends.
  var inked: [Int]? {
    let points = rows.indices.flatMap { y in
      rows[y].indices.filter { rows[y][$0] != 0xFF00_0000 }.map { (x: $0, y: y) }
    }
    guard let x0 = points.map(\.x).min(), let x1 = points.map(\.x).max(),
      let y0 = points.map(\.y).min(), let y1 = points.map(\.y).max()
    else { return nil }
    return [x0, y0, x1 + 1, y1 + 1]
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
