import CCairo
import CairoPainter
import DisplayList
import ScrollGeometry

extension Painter {
  /// What a window with this list shows; nil when there is no memory for so many pixels.
  package func picture(of list: DisplayList) -> Bitmap? {
    let bitmap = Bitmap(
      width: Bitmap.pixels(list.size.width, list.pixelsPerPoint),
      height: Bitmap.pixels(list.size.height, list.pixelsPerPoint))
    if let bitmap { paint(list, into: bitmap) }
    return bitmap
  }

  /// Replaces what is on the bitmap; what nothing covers is black.
  public func paint(_ list: DisplayList, into bitmap: Bitmap) {
    let context = cairo_create(bitmap.surface)!
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_paint(context)
    paint(
      list.items[...], on: context,
      transform: AffineTransform(scaleX: list.pixelsPerPoint, y: list.pixelsPerPoint),
      visible: Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)))
  }
}
