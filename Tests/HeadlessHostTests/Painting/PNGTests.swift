import CCairo
import CairoPainter
import DisplayList
import ScrollGeometry
import Testing

@testable import HeadlessHost

struct PNGTests {
  /// Noise, and runs of one colour.
  @Test(arguments: [(1, 1), (3, 64), (200, 301), (7, 1000)])
  func whatIsWrittenReadsBackExactly(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    var random: UInt32 = 1
    let rows = (0..<height).map { y in
      (0..<width).map { x -> UInt32 in
        random = random &* 1_664_525 &+ 1_013_904_223
        return 0xFF00_0000 | (y % 3 == 0 ? 0x12_3456 : random >> 8)
      }
    }
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let bitmap = try #require(Bitmap(width: width, height: height))
    rows.flatMap(\.self).withUnsafeBytes { bytes in
      let pixels = PixelBuffer(
        width: width, height: height, bytesPerRow: 4 * width, base: bytes.baseAddress!,
        isOpaque: true, owner: bitmap)
      Painter(textures: nil).paint(
        DisplayList(
          size: area.size,
          items: [.pixels(pixels, source: area, destination: area, .smooth)]),
        into: bitmap)
    }
    try bitmap.writePNG(to: folder.file("a.png"))

    let surface = try #require(cairo_image_surface_create_from_png(folder.file("a.png")))
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    #expect(Int(cairo_image_surface_get_width(surface)) == width)
    #expect(Int(cairo_image_surface_get_height(surface)) == height)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    let read = (0..<height).map { y in
      (0..<width).map { x in
        bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) | 0xFF00_0000
      }
    }
    #expect(read == rows)
  }

  @Test func transparencyReadsBack() throws {
    let folder = try TemporaryFolder()
    let bitmap = try #require(Bitmap(width: 3, height: 2))
    let context = cairo_create(bitmap.surface)
    cairo_set_source_rgba(context, 1, 0.5, 0, 0.5)
    cairo_rectangle(context, 1, 0, 1, 2)
    cairo_fill(context)
    cairo_destroy(context)
    let drawn = bitmap.withPixels { pixels in
      (0..<3).map { pixels.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
    try bitmap.writePNG(to: folder.file("a.png"))
    let surface = try #require(cairo_image_surface_create_from_png(folder.file("a.png")))
    defer { cairo_surface_destroy(surface) }
    let bytes = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    let read = (0..<3).map { bytes.load(fromByteOffset: 4 * $0, as: UInt32.self) }
    #expect(read == drawn && read[0] == 0 && (0x7F...0x80).contains(read[1] >> 24))
  }
}
