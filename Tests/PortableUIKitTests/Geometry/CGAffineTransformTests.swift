import Foundation
import PortableUIKit
import TestSupport
import Testing

struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `The six numbers mean what they mean in Core Graphics`() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(transform) == CGPoint(x: 2 * 3 + 5 * 5 + 11, y: 3 * 3 + 7 * 5 + 13))
    #expect(
      CGSize(width: 3, height: 5).applying(transform) == CGSize(width: 31, height: 44))
    #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == transform)
    #expect(CGAffineTransform() != .identity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!transform.isIdentity)
  }

  @Test func `A step is taken before what was there`() {
    let moved = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 35))
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(scaled.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 75))
    let turned = moved.rotated(by: .pi / 2)
    let result = point.applying(turned)
    #expect(isClose(result.x, 10 - 5, within: 1e-12))
    #expect(isClose(result.y, 20 + 3, within: 1e-12))
  }

  @Test func `Concatenating does this one first`() {
    let both = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 1, y: 0))
    #expect(point.applying(both) == CGPoint(x: 7, y: 10))
  }

  @Test func `A quarter turn is clockwise on the screen`() {
    let right = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(right.x, 0, within: 1e-15))
    #expect(isClose(right.y, 1, within: 1e-15))
  }

  @Test func `The inverse undoes, and a flat transform is its own`() {
    repeatedly(100) { random, trace in
      let transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        .scaledBy(x: random.number(0.2...5), y: random.number(-5 ... -0.2))
        .translatedBy(x: random.number(-100...100), y: random.number(-100...100))
      let there = point.applying(transform)
      let back = there.applying(transform.inverted())
      #expect(isClose(back.x, point.x, within: 1e-9), "\(trace)")
      #expect(isClose(back.y, point.y, within: 1e-9), "\(trace)")
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `A rectangle becomes the box around its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(
      rect.applying(CGAffineTransform(scaleX: -2, y: 1))
        == CGRect(x: -8, y: 2, width: 6, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }
}
