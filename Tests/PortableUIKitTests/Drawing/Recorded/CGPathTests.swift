import Foundation
import PortableUIKit
import Testing

struct CGPathTests {
  @Test func `A mutable path is built with every call, transforms included`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.currentPoint == .zero)
    let move = CGAffineTransform(translationX: 10, y: 0)
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 5, y: 0), transform: move)
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 20), control1: CGPoint(x: 20, y: 30), control2: CGPoint(x: 10, y: 30))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    #expect(path.boundingBox == CGRect(x: 10, y: 0, width: 10, height: 30))
    #expect(path.boundingBoxOfPath.maxY < 30)
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(ends == [CGPoint(x: 10, y: 20)])
  }

  @Test func `Copies are transformed, equal and apart`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
    let copy = path.copy(using: &double)
    #expect(copy?.boundingBox == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path == CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil))
    let mutable = path.mutableCopy()
    mutable?.addLine(to: .zero)
    #expect(mutable != path)
    var rect = CGRect.zero
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `Hit tests take the rule and the transform`() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(
      path.contains(
        CGPoint(x: 102, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func `UIKit's clockwise is what is seen, Core Graphics' is what y upwards sees`() {
    let quarter = CGFloat.pi / 2
    let seen = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: quarter, clockwise: true)
    #expect(abs(seen.bounds.minX) < 1e-9)
    #expect(abs(seen.bounds.maxY - 10) < 1e-9)
    let graphics = CGMutablePath()
    graphics.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: quarter, clockwise: false)
    #expect(graphics.boundingBoxOfPath == seen.bounds)
    graphics.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: quarter, clockwise: true)
    #expect(abs(graphics.boundingBoxOfPath.minX + 10) < 1e-9)
  }

  /// Points to both sides of lines, corners and caps.
  @Test func `The outline of a stroke contains what the stroke covers`() {
    let corner = CGMutablePath()
    corner.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10),
    ])
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      corner.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: join, miterLimit: limit)
    }
    let plain = outline(.butt, .miter)
    #expect(plain.contains(CGPoint(x: 5, y: 0.9)))
    #expect(!plain.contains(CGPoint(x: 5, y: 1.1)))
    #expect(!plain.contains(CGPoint(x: -0.1, y: 0)))
    #expect(plain.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!outline(.butt, .bevel).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!outline(.butt, .round).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(outline(.butt, .round).contains(CGPoint(x: 10.6, y: -0.6)))
    #expect(!outline(.butt, .miter, limit: 1.2).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(outline(.square, .miter).contains(CGPoint(x: -0.9, y: 0.9)))
    #expect(!outline(.round, .miter).contains(CGPoint(x: -0.9, y: 0.9)))
    #expect(outline(.round, .miter).contains(CGPoint(x: -0.9, y: 0)))
  }

  @Test func `A Bézier path reverses, appends, is transformed and keeps its dashes`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.bounds == path.bounds)
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 5, height: 5)))
    path.apply(CGAffineTransform(translationX: 1, y: 1))
    #expect(path.bounds.maxX == 36)
    #expect(path.contains(CGPoint(x: 33, y: 33)))
    path.setLineDash([1, 2, 3], count: 2, phase: 4)
    var pattern = [CGFloat](repeating: 0, count: 4)
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [1, 2, 0, 0])
    #expect(count == 2)
    #expect(phase == 4)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
  }

  @Test func `Only the corners that are asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
  }
}
