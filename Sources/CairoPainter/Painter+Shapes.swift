import DisplayList
import ScrollGeometry

extension Painter {
  func fill(_ rect: Rect, radius: Double, _ color: Color) {
    if radius <= 0, current.transform.isAxisAligned {
      let device = current.transform.apply(to: rect).snapped().intersection(current.visible)
      if device.isEmpty { return }
      addDevicePath(device)
    } else {
      guard isInSight(rect) else { return }
      addPath(rect, radius)
    }
    setSource(color)
    cairo_fill(context)
  }

  /// A frame: the outline with a hole in it, so that the line lies inside the edge.
  func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    guard isInSight(rect) else { return }
    if radius <= 0, current.transform.isAxisAligned {
      let outer = current.transform.apply(to: rect)
      let line = current.transform.apply(to: Rect(x: 0, y: 0, width: width, height: width))
      let across = max(1, line.width.rounded())
      let down = max(1, line.height.rounded())
      let hole = outer.snapped().insetBy(dx: across, dy: down)
      addDevicePath(outer.snapped().intersection(current.visible))
      if !hole.isEmpty { addDevicePath(hole.intersection(current.visible)) }
    } else {
      let hole = rect.insetBy(dx: width, dy: width)
      addPath(rect, radius)
      if !hole.isEmpty { addPath(hole, max(0, radius - width)) }
    }
    setSource(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Adds a rectangle of device pixels to the path; null adds nothing.
  func addDevicePath(_ rect: Rect) {
    if rect.isNull { return }
    resetMatrix()
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds a rectangle of the innermost coordinates, its corners rounded, to the path.
  func addPath(_ rect: Rect, _ radius: Double) {
    setMatrix(current.transform)
    defer { resetMatrix() }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    let quarter = Double.pi / 2
    let core = rect.insetBy(dx: radius, dy: radius)
    cairo_new_sub_path(context)
    cairo_arc(context, core.maxX, core.minY, radius, -quarter, 0)
    cairo_arc(context, core.maxX, core.maxY, radius, 0, quarter)
    cairo_arc(context, core.minX, core.maxY, radius, quarter, 2 * quarter)
    cairo_arc(context, core.minX, core.minY, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }
}
