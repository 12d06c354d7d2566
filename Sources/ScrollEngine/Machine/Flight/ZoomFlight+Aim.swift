import ScrollGeometry

extension ZoomFlight {
  /// The delegate has done at the destination what it wants: it ends there.
  mutating func aim(at destination: ScrollMetrics) {
    guard let aim, let written = aim.written else { return }
    self.aim = nil
    guard let zoom = destination.zoom else { return }
    if !aim.isOverruled {
      let limit = animation.toScale
      unlimitedOffset =
        written.isOverruled(destination)
        ? destination.offset : zoom.offset(showing: aim.held, at: aim.anchor, scale: limit)
      let own = Size(width: zoom.size.width * limit, height: zoom.size.height * limit)
      if destination.content != own { content = destination.content }
    }
    // Less than can be seen is rounding.
    if (zoom.origin - aim.corner).length > destination.tolerance {
      corner = CornerWay(beginning: aim.corner, end: zoom.origin)
    }
  }
}
