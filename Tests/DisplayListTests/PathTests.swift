import DisplayList
import Foundation
import ScrollGeometry
import TestSupport
import Testing

struct PathTests {
  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    path.addEllipse(
      in: Rect(center: Point(x: x, y: y), size: Size(width: 2 * radius, height: 2 * radius)))
    return path
  }

  private func place(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `A path is kept flat, and reads back as it was made`() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: place(9, 9))
    path.move(to: place(1, 2))
    path.addLine(to: place(3, 2))
    path.close()
    path.close()
    #expect(path.currentPoint == place(1, 2))
    path.addQuadratic(to: place(5, 5), control: place(4, 4))
    #expect(
      path.elements == [
        .move(place(1, 2)), .line(place(3, 2)), .close, .move(place(1, 2)),
        .quadratic(control: place(4, 4), end: place(5, 5)),
      ])
    #expect(path.verbs.map { $0.pointCount }.reduce(0, +) == path.points.count)
    var copy = Path()
    copy.add(path)
    #expect(copy == path)
    #expect(
      path.applying(AffineTransform(scaleX: 2, y: 3)).elements.first == .move(place(2, 6)))
  }

  @Test func `Only an upright rectangle is one`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(rect).rectangle == rect)
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(Path(rect).applying(quarter).rectangle == Rect(x: -6, y: 1, width: 4, height: 3))
    #expect(Path(rect).applying(AffineTransform(rotation: 0.1)).rectangle == nil)
    #expect(circle(0, 0, 1).rectangle == nil)
  }

  /// Against 20,000 points along each curve.
  @Test func `Bounds are those of the curve, not of its controls`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let p = (0..<4).map { _ in
        place(Double.random(in: -50...50, using: &random), .random(in: -50...50, using: &random))
      }
      var path = Path()
      path.move(to: p[0])
      path.addCubic(to: p[3], control1: p[1], control2: p[2])
      var low = p[0]
      var high = p[0]
      for step in 0...20_000 {
        let t = Double(step) / 20_000
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          let ab = a + (b - a) * t
          let bc = b + (c - b) * t
          let cd = c + (d - c) * t
          let abc = ab + (bc - ab) * t
          return abc + (bc + (cd - bc) * t - abc) * t
        }
        let x = mix(p[0].x, p[1].x, p[2].x, p[3].x)
        let y = mix(p[0].y, p[1].y, p[2].y, p[3].y)
        low = place(min(low.x, x), min(low.y, y))
        high = place(max(high.x, x), max(high.y, y))
      }
      let bounds = path.bounds
      for (value, expected) in [
        (bounds.minX, low.x), (bounds.minY, low.y), (bounds.maxX, high.x), (bounds.maxY, high.y),
      ] {
        #expect(abs(value - expected) < 1e-5)
      }
      #expect(path.controlBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(bounds))
    }
    #expect(circle(10, 20, 5).bounds == Rect(x: 5, y: 15, width: 10, height: 10))
    #expect(Path().bounds.isNull)
  }

  /// A circle is known exactly; its Béziers deviate by less than 0.03 % of the radius.
  @Test func `A circle contains what is nearer than its radius`() {
    var random = SeededGenerator(seed: 3)
    let path = circle(3, -4, 10)
    for _ in 0..<2000 {
      let point = place(
        .random(in: -10...16, using: &random), .random(in: -17...9, using: &random))
      let distance = (point - place(3, -4)).length
      if abs(distance - 10) < 0.003 { continue }
      #expect(path.contains(point, rule: .winding) == (distance < 10))
    }
  }

  /// The winding number as the sum of angles under which a fine polygon is seen.
  @Test func `Hit tests agree with the angles of a polygon`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      var path = Path()
      func next() -> Point {
        place(.random(in: 0...40, using: &random), .random(in: 0...40, using: &random))
      }
      path.move(to: next())
      for _ in 0..<3 {
        path.addLine(to: next())
        path.addQuadratic(to: next(), control: next())
        path.addCubic(to: next(), control1: next(), control2: next())
      }
      path.close()
      let polygon = path.polygons[0].points
      for _ in 0..<50 {
        let point = next()
        var total = 0.0
        var nearest = Double.infinity
        for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
          let (u, v) = (a - point, b - point)
          total += atan2(u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
          nearest = min(nearest, u.length)
        }
        // Next to the line a polygon is not the curve.
        if nearest < 2 { continue }
        let winding = Int((total / (2 * .pi)).rounded())
        #expect(path.contains(point, rule: .winding) == (winding != 0))
        #expect(path.contains(point, rule: .evenOdd) == (winding & 1 == 1))
      }
    }
  }

  @Test func `A rectangle owns its left and top edges, a hole is none for the winding rule`() {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.contains(place(0, 0), rule: .winding))
    #expect(!square.contains(place(10, 5), rule: .winding))
    #expect(!square.contains(place(5, 10), rule: .winding))
    #expect(!square.contains(place(.nan, 5), rule: .winding))
    var nested = square
    nested.addRect(Rect(x: 2, y: 2, width: 4, height: 4))
    #expect(nested.contains(place(3, 3), rule: .winding))
    #expect(!nested.contains(place(3, 3), rule: .evenOdd))
    #expect(nested.contains(place(1, 3), rule: .evenOdd))
    // An open path is closed to be filled.
    var open = Path()
    open.move(to: .zero)
    open.addLine(to: place(10, 0))
    open.addLine(to: place(0, 10))
    #expect(open.contains(place(2, 2), rule: .winding))
    #expect(!open.contains(place(6, 6), rule: .winding))
  }

  @Test(arguments: [(0.3, 1.1), (1, 6.2), (-2, 3.5), (0, -4), (0, 6.283185307179586)])
  func `Arcs lie on their circle and end where they should`(start: Double, delta: Double) {
    var path = Path()
    path.addArc(center: place(5, 6), radius: 100, startAngle: start, delta: delta)
    guard case .move(let first)? = path.elements.first, let last = path.currentPoint else {
      Issue.record("no arc")
      return
    }
    #expect((first - place(5 + 100 * cos(start), 6 + 100 * sin(start))).length < 1e-12)
    #expect(
      (last - place(5 + 100 * cos(start + delta), 6 + 100 * sin(start + delta))).length < 1e-12)
    for point in path.polygons[0].points {
      #expect(abs((point - place(5, 6)).length - 100) < 0.03)
    }
  }

  @Test func `The sweep of an arc goes the way it is told, whole turns included`() {
    func sweep(_ from: Double, _ to: Double, _ decreasing: Bool) -> Double {
      Path.sweep(from: from, to: to, decreasing: decreasing)
    }
    #expect(sweep(0, 1, false) == 1)
    #expect(abs(sweep(0, 1, true) - (1 - 2 * .pi)) < 1e-15)
    #expect(abs(sweep(1, 0, false) - (2 * .pi - 1)) < 1e-15)
    #expect(sweep(0, 2 * .pi, false) == 2 * .pi)
    #expect(abs(sweep(0, 5 * .pi, false) - 3 * .pi) < 1e-14)
    #expect(sweep(2, 2, false) == 0)
  }

  /// The touching circle of a right angle is known by sight.
  @Test func `An arc between two lines touches both`() {
    var path = Path()
    path.move(to: place(0, 0))
    path.addArc(corner: place(10, 0), end: place(10, 10), radius: 4)
    guard path.elements.count == 3, case .line(let begin) = path.elements[1],
      let end = path.currentPoint
    else {
      Issue.record("not a line and an arc: \(path.elements)")
      return
    }
    #expect((begin - place(6, 0)).length < 1e-12)
    #expect((end - place(10, 4)).length < 1e-12)
    for point in path.polygons[0].points.dropFirst(2) {
      #expect(abs((point - place(6, 4)).length - 4) < 0.002)
    }
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(corner: place(5, 0), end: place(9, 0), radius: 4)
    #expect(straight.elements.last == .line(place(5, 0)))
  }

  @Test func `Half a path has half its length`() {
    var corner = Path()
    corner.move(to: .zero)
    corner.addLine(to: place(10, 0))
    corner.addLine(to: place(10, 10))
    #expect(
      corner.trimmed(from: 0.25, to: 0.75).elements == [
        .move(place(5, 0)), .line(place(10, 0)), .line(place(10, 5)),
      ])
    #expect(corner.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(corner.trimmed(from: 0, to: 1) == corner)
    // A quarter of a circle ends a quarter turn on.
    let quarter = circle(0, 0, 10).trimmed(from: 0, to: 0.125)
    let end = quarter.currentPoint ?? .zero
    #expect((end - place(10 * cos(.pi / 4), 10 * sin(.pi / 4))).length < 0.005)
  }

  @Test func `Rounded corners keep to the box, whatever radius is asked for`() {
    var path = Path()
    path.addRoundedRect(
      Rect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 99, cornerHeight: 99)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(!path.contains(place(1, 1), rule: .winding))
    var one = Path()
    one.addRoundedRect(
      Rect(x: 0, y: 0, width: 20, height: 10), topLeft: Size(width: 5, height: 5),
      topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
    #expect(!one.contains(place(1, 1), rule: .winding))
    #expect(one.contains(place(19.5, 0.5), rule: .winding))
    #expect(one.contains(place(0.5, 9.5), rule: .winding))
  }
}
