import DisplayList
import ScrollGeometry

/// The same idea in one colour, on whole pixels of a 16-pixel grid: the desktop paints it in the colour of its text.
enum SymbolicIcon {
  static var drawing: Drawing {
    var sun = Path()
    sun.addEllipse(in: Rect(x: 9, y: 4, width: 4, height: 4))
    let hills = polygon([(2, 12), (6, 6.5), (8.5, 9.75), (10, 8.25), (12, 10.5), (12, 12)])
    let near = bracket(corner: Point(x: 1, y: 1), inward: 1)
    let far = bracket(corner: Point(x: 15, y: 15), inward: -1)
    return Drawing(
      side: 16,
      items: [near, far, sun, hills].map {
        .fillPath($0, .winding, .color(Color(red: 0, green: 0, blue: 0)))
      })
  }

  /// Two pixels wide and five long, as an outline: what recolours icons knows of no lines.
  ///
  /// - Parameter inward: 1 where the picture lies towards larger coordinates, else -1.
  private static func bracket(corner: Point, inward: Double) -> Path {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: corner.x + inward * x, y: corner.y + inward * y)
    }
    var path = Path()
    path.move(to: at(0, 5))
    path.addArc(corner: corner, end: at(5, 0), radius: 2.5)
    path.addLine(to: at(5, 0))
    path.addLine(to: at(5, 2))
    path.addArc(corner: at(2, 2), end: at(2, 5), radius: 0.5)
    path.addLine(to: at(2, 5))
    path.close()
    return path
  }

  private static func polygon(_ corners: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
