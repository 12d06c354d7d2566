import ScrollGeometry

/// Snaps rectangles to whole device pixels, each edge by itself, so that neighbours that shared an
/// edge still do: neither a seam nor a double line.
struct DeviceGrid {
  let pixelsPerPoint: Double

  func snapped(_ rect: Rect) -> Rect {
    let left = edge(rect.minX)
    let top = edge(rect.minY)
    return Rect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }

  /// A line's width in whole pixels, at least one.
  func snapped(width: Double) -> Double {
    max(1, (width * pixelsPerPoint).rounded()) / pixelsPerPoint
  }

  /// Halves go up, and so does what is a half but for rounding: two tiles compute their common
  /// edge in different ways, and a whole pixel would lie between 10.5 and 10.499999999999998.
  private func edge(_ value: Double) -> Double {
    (value * pixelsPerPoint + 0.5 + 1e-6).rounded(.down) / pixelsPerPoint
  }
}
