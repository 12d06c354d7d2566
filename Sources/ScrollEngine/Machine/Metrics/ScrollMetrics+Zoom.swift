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

  /// Where `offset` may rest once the content is zoomed to `scale`, or has the size `content`, points.
  public func limited(_ offset: Point, atScale scale: Double, content: Size? = nil) -> Point {
    guard let zoom else { return offset }
    var room = room
    room.content =
      content ?? Size(width: zoom.size.width * scale, height: zoom.size.height * scale)
    return room.limits.clamped(offset)
  }

  /// The offset at which a zoom to `scale` keeps what is `anchor` points from the view's corner in place.
  public func offset(zoomedTo scale: Double, about anchor: Point) -> Point {
    guard let zoom, zoom.scale > 0 else { return offset }
    return offset(
      zoomedTo: scale, showing: zoom.point(under: anchor, offset: offset), at: anchor)
  }

  /// The offset at which `point` of the zooming view is shown at `anchor` once the zoom has come to `scale`.
  ///
  /// What is smaller than the scroll view is often centred by its frame; its owner puts it into the
  /// corner when it is larger, so that is where it will be.
  public func offset(zoomedTo scale: Double, showing point: Point, at anchor: Point) -> Point {
    guard var zoom else { return offset }
    func outgrows(_ length: Double, _ view: Double) -> Bool {
      length * zoom.scale < view && length * scale >= view
    }
    let isWide = outgrows(zoom.size.width, bounds.width)
    let isHigh = outgrows(zoom.size.height, bounds.height)
    if isWide { zoom.origin.x = 0 }
    if isHigh { zoom.origin.y = 0 }
    return zoom.offset(showing: point, at: anchor, scale: scale)
  }
}
