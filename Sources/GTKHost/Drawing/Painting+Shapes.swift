import CGtk4
import DisplayList
import ScrollGeometry

extension Painting {
  func fill(_ rect: Rect, radius: Double, _ color: Color) {
    var rgba = color.rgba
    guard radius > 0 else {
      var bounds = snapped(rect).graphene
      gtk_snapshot_append_color(snapshot, &rgba, &bounds)
      return
    }
    var bounds = resolved(rect).graphene
    var outline = resolved(rect).rounded(radius: radius * scale)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    gtk_snapshot_pop(snapshot)
  }

  /// - Parameter parts: window points, on whole device pixels.
  func fill(_ parts: [Rect], _ color: Color) {
    var rgba = color.rgba
    for part in parts {
      var bounds = part.graphene
      gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    }
  }

  func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    let isSnapped = radius <= 0 && isUpright
    var outline = (isSnapped ? snapped(rect) : resolved(rect)).rounded(radius: radius * scale)
    let line = isSnapped ? grid.snapped(width: width * scale) : width * scale
    // derivation: of each side.
    let widths = [Float](repeating: Float(line), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: widths.count)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }

  func draw(_ run: TextRun) {
    let layout = painter.layout(of: run)
    let origin = transform.apply(to: run.bounds.origin)
    var corner = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    var rgba = run.color.rgba
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    if transform.a != 1 || transform.d != 1 {
      gtk_snapshot_scale(snapshot, Float(transform.a), Float(transform.d))
    }
    gtk_snapshot_append_layout(snapshot, layout.pango, &rgba)
    gtk_snapshot_restore(snapshot)
  }
}
