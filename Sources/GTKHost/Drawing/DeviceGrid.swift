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

  private func edge(_ value: Double) -> Double {
    // Half a pixel always goes the same way: edges left of zero must not part from those right of it.
    (value * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
  }
}
