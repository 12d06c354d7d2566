import CCairo
import CairoPainter
import DisplayList
import Foundation
import ScrollGeometry

extension Drawing {
  /// As the program's own painter draws it; transparent where nothing is.
  func writePNG(pixels: Int, to path: String) throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels), Int32(pixels))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    let scale = Double(pixels) / side
    Painter(textures: nil).paint(
      items[...], on: context, transform: AffineTransform(scaleX: scale, y: scale),
      visible: Rect(x: 0, y: 0, width: Double(pixels), height: Double(pixels)))
    guard cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
