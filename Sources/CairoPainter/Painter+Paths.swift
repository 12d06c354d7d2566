import DisplayList
import ScrollGeometry

extension Painter {
  func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard isInSight(path.bounds) else { return }
    add(path)
    setSource(paint)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    forgetSource()
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard style.width > 0, isInSight(path.strokeBounds(style)) else { return }
    add(path)
    setSource(paint)
    setMatrix(current.transform)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit)
    let dashes = style.drawnDashes
    cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
    resetMatrix()
    forgetSource()
  }

  /// Adds a path of the innermost coordinates.
  func add(_ path: Path) {
    setMatrix(current.transform)
    path.forEach { from, element in
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .quadratic(let control, let end):
        let first = from.interpolated(to: control, share: 2.0 / 3)
        let second = end.interpolated(to: control, share: 2.0 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .cubic(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
    resetMatrix()
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient): setSource(gradient)
    }
  }

  private func setSource(_ gradient: Gradient) {
    let pattern =
      switch gradient.shape {
      case .linear(let from, let to): cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let from, let fromRadius, let to, let toRadius):
        cairo_pattern_create_radial(from.x, from.y, fromRadius, to.x, to.y, toRadius)
      }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setMatrix(current.transform)
    cairo_set_source(context, pattern)
    resetMatrix()
    cairo_pattern_destroy(pattern)
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
