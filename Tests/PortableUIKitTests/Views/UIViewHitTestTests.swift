import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor
struct UIViewHitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `The frontmost of overlapping views is hit`() {
    let back = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = add(CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(root.hitTest(CGPoint(x: 75, y: 50), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 25, y: 50), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 400, y: 0), with: nil) == nil)
    root.bringSubviewToFront(back)
    #expect(root.hitTest(CGPoint(x: 75, y: 50), with: nil) === back)
  }

  @Test func `Hidden, faint and disabled views let touches through, with all that is in them`() {
    let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === child)
    view.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === root)
    view.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === child)
    view.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test func `What lies outside its parent is not hit`() {
    let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = add(CGRect(x: 90, y: 90, width: 100, height: 100), to: view)
    #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
  }

  @Test func `At half scale the bounds' last point hits and the next one misses`() {
    let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.point(inside: CGPoint(x: 199, y: 199), with: nil))
    #expect(!view.point(inside: CGPoint(x: 200, y: 199), with: nil))
    #expect(root.hitTest(CGPoint(x: 99.5, y: 99.5), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 100, y: 99.5), with: nil) === root)
  }

  @Test func `Scrolled content is hit where it is seen`() {
    let scroller = add(CGRect(x: 100, y: 100, width: 100, height: 100))
    scroller.bounds.origin = CGPoint(x: 1000, y: 0)
    let item = add(CGRect(x: 1010, y: 10, width: 10, height: 10), to: scroller)
    #expect(root.hitTest(CGPoint(x: 115, y: 115), with: nil) === item)
    #expect(root.hitTest(CGPoint(x: 105, y: 105), with: nil) === scroller)
  }

  @Test func `A turned square is hit inside its edges only`() {
    let view = add(CGRect(x: 100, y: 100, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(root.hitTest(CGPoint(x: 150, y: 85), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 105, y: 105), with: nil) === root)
  }

  @Test func `A flattened view is never hit`() {
    let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test func `Overrides decide: a wider target, and touches passed on`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let wide = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    root.addSubview(wide)
    let glass = Glass(frame: root.bounds)
    root.addSubview(glass)
    #expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === wide)
    #expect(root.hitTest(CGPoint(x: 300, y: 300), with: nil) === root)
  }

  @Test func `Hit-testing agrees with conversion in random trees`() {
    repeatedly(40) { random, trace in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      var parent = root
      for _ in 0..<5 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.bounds.origin = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
        view.layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
        view.center = CGPoint(x: random.number(100...300), y: random.number(100...300))
        view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
          .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2))
        parent.addSubview(view)
        parent = view
      }
      for _ in 0..<50 {
        let point = CGPoint(x: random.number(0...399), y: random.number(0...399))
        // In a chain, the hit is the last view before the first that misses.
        var expected = root
        while let child = expected.subviews.first,
          child.bounds.contains(child.convert(point, from: root))
        {
          expected = child
        }
        #expect(root.hitTest(point, with: nil) === expected, "\(trace)")
      }
    }
  }
}
