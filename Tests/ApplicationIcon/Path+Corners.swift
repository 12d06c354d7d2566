import DisplayList
import ScrollGeometry

extension Path {
  /// A square whose edges bend into its corners without a jump in their curvature.
  ///
  /// - Parameter bend: where an edge begins to bend, from the corner; points.
  init(smoothSquare rect: Rect, bend: Double) {
    self.init()
    // How near the corner the control points lie, of the bend: flatter at both ends than a circle's 0.45.
    let near = bend / 3
    let corners = [
      (rect.maxX, rect.minY, 1.0, 0.0), (rect.maxX, rect.maxY, 0, 1), (rect.minX, rect.maxY, -1, 0),
      (rect.minX, rect.minY, 0, -1),
    ]
    for (index, (x, y, right, down)) in corners.enumerated() {
      // Along the edge that leads to the corner, and along the next one.
      let begin = Point(x: x - right * bend, y: y - down * bend)
      if index == 0 { move(to: begin) } else { addLine(to: begin) }
      addCubic(
        to: Point(x: x - down * bend, y: y + right * bend),
        control1: Point(x: x - right * near, y: y - down * near),
        control2: Point(x: x - down * near, y: y + right * near))
    }
    close()
  }

  /// Two lines that meet in a rounded corner.
  init(bracketFrom start: Point, corner: Point, to end: Point, radius: Double) {
    self.init()
    move(to: start)
    addArc(corner: corner, end: end, radius: radius)
    addLine(to: end)
  }
}
