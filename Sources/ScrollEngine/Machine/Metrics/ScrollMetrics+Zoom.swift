import ScrollGeometry

extension ScrollMetrics {
  /// The scale to show for what the fingers ask for.
  func bandedScale(_ raw: Double) -> Double {
    behavior.bouncesZoom ? ZoomRubberBand(limits: zoomLimits).shown(raw) : zoomLimits.clamped(raw)
  }

  /// What the fingers would have to ask for to show `scale`.
  func unbandedScale(_ scale: Double) -> Double {
    behavior.bouncesZoom ? ZoomRubberBand(limits: zoomLimits).raw(scale) : scale
  }

  /// Where `offset` may rest once the content is zoomed to `scale`.
  public func limited(_ offset: Point, atScale scale: Double) -> Point {
    guard let zoom else { return offset }
    return OffsetLimits(
      bounds: bounds,
      content: Size(width: zoom.size.width * scale, height: zoom.size.height * scale),
      insets: insets, alignment: alignment
    ).clamped(offset)
  }

  /// The offset at which a zoom to `scale` keeps what is `anchor` points from the view's corner in place.
  public func offset(zoomedTo scale: Double, about anchor: Point) -> Point {
    guard let zoom, zoom.scale > 0 else { return offset }
    return zoom.offset(
      showing: zoom.point(under: anchor, offset: offset), at: anchor, scale: scale)
  }
}
