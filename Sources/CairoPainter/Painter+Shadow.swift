import DisplayList
import ScrollGeometry

extension Painter {
  /// The larger side of the pictures that shadows are made of: what is larger has none.
  private static var sideLimit: Double { 8192 }

  /// Draws the shadow of what lies between the clip's edges.
  ///
  /// - Parameter picture: a `cairo_pattern_t` in device pixels.
  func paint(_ shadow: Shadow, of picture: OpaquePointer) {
    guard shadow.color.alpha > 0, !current.visible.isEmpty else { return }
    let scale = current.transform.determinant.magnitude.squareRoot()
    let radius = BoxBlur.radius(deviation: shadow.blur / 2 * scale)
    let reach = Double(3 * radius)
    let offset = current.transform.apply(to: shadow.offset)
    let area = current.visible.snapped().insetBy(dx: -reach, dy: -reach)
    guard max(area.width, area.height) <= Self.sideLimit else { return }
    let (width, height) = (Int32(area.width), Int32(area.height))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else { return }
    defer { cairo_surface_destroy(surface) }
    let canvas = cairo_create(surface)
    cairo_translate(canvas, -area.minX, -area.minY)
    cairo_set_source(canvas, picture)
    cairo_paint(canvas)
    cairo_destroy(canvas)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    BoxBlur.blur(
      bytes, width: Int(width), height: Int(height),
      bytesPerRow: Int(cairo_image_surface_get_stride(surface)), radius: radius)
    cairo_surface_mark_dirty(surface)
    setSource(shadow.color)
    cairo_mask_surface(context, surface, area.minX + offset.dx, area.minY + offset.dy)
  }
}

/// Three box blurs in turn, which come close to a Gaussian one.
enum BoxBlur {
  /// Of each box, for a standard deviation in pixels: a box of side 2r + 1 has (side² − 1) / 12.
  static func radius(deviation: Double) -> Int {
    guard deviation > 0 else { return 0 }
    let side = (4 * deviation * deviation + 1).squareRoot()
    return min(2000, max(0, Int(((side - 1) / 2).rounded())))
  }

  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, radius: Int
  ) {
    guard radius > 0 else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for y in 0..<height {
        blur(bytes + y * bytesPerRow, count: width, step: 1, radius: radius, &line)
      }
      for x in 0..<width {
        blur(bytes + x, count: height, step: bytesPerRow, radius: radius, &line)
      }
    }
  }

  private static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int,
    _ line: inout [UInt8]
  ) {
    let side = 2 * radius + 1
    for index in 0..<count { line[index] = bytes[index * step] }
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      if index > radius { sum -= Int(line[index - radius - 1]) }
      bytes[index * step] = UInt8((sum + radius) / side)
    }
  }
}
