import CGtk4
import Dispatch
import ScrollGeometry

/// A picture as large as the window, in which lies what lies askew in a frame. It is used again for a later one: its memory
/// is asked for once, and not in each frame of a turn.
final class AskewCanvas {
  let width: Int
  let height: Int
  /// A `cairo_surface_t`.
  let image: OpaquePointer

  /// - Parameters: device pixels. Nil where there is no memory for it.
  init?(width: Int, height: Int) {
    image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    (self.width, self.height) = (width, height)
    guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(image) }

  /// Draws tiles, and nothing else, into a part of it.
  ///
  /// - Parameter area: device pixels.
  /// - Returns: the pixels of `area` that it has; nil for none.
  func draw(_ tiles: [AskewTile], in area: Rect) -> Rect? {
    let area = area.intersection(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    guard !area.isEmpty, area.isFinite else { return nil }
    let (left, right) = (Int(area.minX.rounded(.down)), Int(area.maxX.rounded(.up)) - 1)
    let (top, bottom) = (Int(area.minY.rounded(.down)), Int(area.maxY.rounded(.up)) - 1)
    // Whoever still draws from what was in it has a copy from here on.
    cairo_surface_flush(image)
    guard left <= right, top <= bottom, let bytes = cairo_image_surface_get_data(image)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(image)) / MemoryLayout<UInt32>.size
    bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      nonisolated(unsafe) let pixels = pixels
      // Bands of rows, one for each processor.
      let bands = min(Int(g_get_num_processors()), bottom - top + 1)
      @Sendable func firstRow(_ band: Int) -> Int { top + (bottom - top + 1) * band / bands }
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        let rows = firstRow(band)...firstRow(band + 1) - 1
        for y in rows {
          (pixels + y * stride + left).update(repeating: 0, count: right - left + 1)
        }
        for tile in tiles {
          tile.draw(on: pixels, stride: stride, columns: left...right, rows: rows)
        }
      }
    }
    cairo_surface_mark_dirty(image)
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
  }
}
