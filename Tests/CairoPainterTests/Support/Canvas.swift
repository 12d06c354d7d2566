import CCairo
import CairoPainter
import DisplayList
import ScrollGeometry

/// What was painted: rows of 0xAARRGGBB.
struct Canvas {
  let rows: [[UInt32]]

  init(
    width: Int, height: Int, pixelsPerPoint: Double = 1, textures: TestTextures? = nil,
    _ items: [DisplayItem]
  ) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    // On black.
    cairo_paint(context)
    Painter(textures: textures).paint(
      items[...], on: context,
      transform: AffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint),
      visible: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let bytes = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    let stride = Int(cairo_image_surface_get_stride(surface))
    rows = (0..<height).map { y in
      (0..<width).map { x in
        bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
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
