import CCairo

/// Pixels to draw on: 32 bits each, bytes blue, green, red, alpha, premultiplied.
public final class Bitmap {
  public let width: Int
  public let height: Int
  let surface: OpaquePointer

  /// Nil when there is no memory for so many pixels, or more than cairo can address.
  public init?(width: Int, height: Int) {
    guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width32, height32)
    else { return nil }
    self.width = width
    self.height = height
    self.surface = surface
    if cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS { return nil }
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// How many pixels a length in points covers; at least one, so that an empty window has a picture.
  static func pixels(_ points: Double, _ pixelsPerPoint: Double) -> Int {
    max(1, Int(exactly: (points * pixelsPerPoint).rounded()) ?? Int.max)
  }

  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Valid inside `body` only.
  public func withPixels<T>(_ body: (UnsafeRawBufferPointer) -> T) -> T {
    cairo_surface_flush(surface)
    let bytes = cairo_image_surface_get_data(surface)
    return body(UnsafeRawBufferPointer(start: bytes, count: bytesPerRow * height))
  }
}
