import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor
struct UIViewConversionTests {
  /// One step up, written out from the definition of the geometry.
  private func up(_ point: CGPoint, from view: UIView) -> CGPoint {
    let anchor = CGPoint(
      x: view.bounds.minX + view.bounds.width * view.layer.anchorPoint.x,
      y: view.bounds.minY + view.bounds.height * view.layer.anchorPoint.y)
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(view.transform)
    return CGPoint(x: view.center.x + turned.x, y: view.center.y + turned.y)
  }

  private func randomTree(_ random: inout SeededGenerator) -> [UIView] {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))]
    for _ in 0..<30 {
      let view = UIView(
        frame: CGRect(
          x: random.number(-100...100), y: random.number(-100...100),
          width: random.number(1...300), height: random.number(1...300)))
      view.layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      view.bounds.origin = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
      view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2))
      views[Int(random.next() % UInt64(views.count))].addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test func `Points go through every ancestor's transform, anchor point and bounds origin`() {
    repeatedly(50) { random, trace in
      let views = randomTree(&random)
      for view in views {
        let point = CGPoint(x: random.number(-99...99), y: random.number(-99...99))
        var expected = point
        var current = view
        while let parent = current.superview {
          expected = up(expected, from: current)
          current = parent
        }
        let found = view.convert(point, to: views[0])
        #expect(isClose(found.x, expected.x, within: 1e-7), "\(trace)")
        #expect(isClose(found.y, expected.y, within: 1e-7), "\(trace)")
      }
    }
  }

  @Test func `There and back is where it was, between any two views`() {
    repeatedly(50) { random, trace in
      let views = randomTree(&random)
      for _ in 0..<30 {
        let first = views[Int(random.next() % 31)]
        let second = views[Int(random.next() % 31)]
        let point = CGPoint(x: random.number(-99...99), y: random.number(-99...99))
        let back = first.convert(first.convert(point, to: second), from: second)
        #expect(isClose(back.x, point.x, within: 1e-6), "\(trace)")
        #expect(isClose(back.y, point.y, within: 1e-6), "\(trace)")
        let other = second.convert(point, from: first)
        let same = first.convert(point, to: second)
        #expect(isClose(other.x, same.x, within: 1e-9), "\(trace)")
        #expect(isClose(other.y, same.y, within: 1e-9), "\(trace)")
      }
    }
  }

  @Test func `Nil is the window, whatever its frame is`() throws {
    let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    #expect(
      view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
        == CGPoint(x: 111, y: 122))
    #expect(
      view.convert(CGPoint(x: 111, y: 122), from: UIScreen.main) == CGPoint(x: 1, y: 2))
    let other = UIView(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
    window.addSubview(other)
    let space: any UICoordinateSpace = other
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: -19, y: -18))
    #expect(
      view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: space)
        == CGRect(x: 21, y: 22, width: 3, height: 4))
  }

  @Test func `A rectangle becomes the box around its corners`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    view.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    parent.addSubview(view)
    #expect(
      view.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: parent)
        == CGRect(x: 50, y: 30, width: 20, height: 40))
    #expect(
      view.convert(CGRect(x: 50, y: 30, width: 20, height: 40), from: parent)
        == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `Far out in an endless scroller the units stay exact`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroller = UIView(frame: window.bounds)
    scroller.bounds.origin.y = 1e13
    let page = UIView(frame: CGRect(x: 0, y: 1e13 + 100, width: 320, height: 480))
    let mark = UIView(frame: CGRect(x: 1.25, y: 2.125, width: 10, height: 10))
    window.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(mark)
    #expect(mark.convert(CGPoint.zero, to: page) == CGPoint(x: 1.25, y: 2.125))
    #expect(page.convert(CGPoint(x: 0, y: 5), to: window) == CGPoint(x: 0, y: 105))
  }
}
