import CGtk4
import CairoPainter
import DisplayList
import ScrollGeometry

/// What GTK's renderers of our age have no nodes for is drawn with the painter of the headless host.
extension DisplayItem {
  var needsCairo: Bool {
    switch self {
    case .pushClipPath, .pushBlend, .pushShadow, .pushMask, .fillPath, .strokePath: true
    case .image(_, _, _, let sampling), .pixels(_, _, _, let sampling): sampling == .nearest
    case .pushTransform, .pushClip, .pushOpacity, .masked, .pop, .fill, .stroke, .text:
      false
    }
  }
}

extension Painting {
  /// Draws whole groups and shapes as one node.
  func drawWithCairo(_ items: ArraySlice<DisplayItem>) {
    let extent = DisplayList.extent(of: items, transform: transform).intersection(visible)
    guard !extent.isEmpty, extent.isFinite else { return }
    // On whole device pixels, with one more for softened edges.
    let pixel = 1 / pixelsPerUnit
    let area = extent.insetBy(dx: -pixel, dy: -pixel).snapped(pixelsPerPoint: pixelsPerUnit)
    var bounds = area.graphene
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
    defer { cairo_destroy(context) }
    cairo_scale(context, pixel, pixel)
    let toPixels = AffineTransform(scaleX: pixelsPerUnit, y: pixelsPerUnit)
    painter.shapes.paint(
      items, on: context, transform: transform.concatenating(toPixels),
      visible: toPixels.apply(to: area))
  }
}
