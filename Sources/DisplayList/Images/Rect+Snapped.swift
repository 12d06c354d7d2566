import ScrollGeometry

extension Rect {
  /// This rectangle with each edge on the nearest whole pixel. Edges that coincide still do so afterwards: between
  /// neighbours there is neither a seam nor a double line.
  public func snapped(pixelsPerPoint: Double = 1) -> Rect {
    if isNull { return self }
    // Halves go up, and so does what is a half but for rounding: two tiles compute their common
    // edge in different ways, and a whole pixel would lie between 10.5 and 10.499999999999998.
    func snap(_ edge: Double) -> Double {
      (edge * pixelsPerPoint + 0.5 + 1e-6).rounded(.down) / pixelsPerPoint
    }
    let left = snap(minX)
    let top = snap(minY)
    return Rect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}
