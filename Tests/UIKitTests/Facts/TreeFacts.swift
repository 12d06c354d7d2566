import ScrollBed
import Testing
import UIKit

/// What code for iOS relies on in trees of views.
@MainActor
struct TreeFacts {
  @Test func `8 Observed overrides fire for scrolling, zooming and resizing`() {
    final class Observing: UIScrollView {
      var offsets = 0
      var boundsChanges = 0
      var frames = 0
      var sizes = 0
      override var contentOffset: CGPoint { didSet { offsets += 1 } }
      override var bounds: CGRect { didSet { boundsChanges += 1 } }
      override var frame: CGRect { didSet { frames += 1 } }
      override var contentSize: CGSize { didSet { sizes += 1 } }
    }
    final class Content: UIView {
      var transforms = 0
      override var transform: CGAffineTransform { didSet { transforms += 1 } }
    }
    let view = Observing(frame: .zero)
    let bed = Bed(scrollView: view)
    let content = Content(frame: CGRect(x: 0, y: 0, width: 3000, height: 6000))
    view.addSubview(content)
    bed.log.zoomView = content
    view.maximumZoomScale = 4
    let (offsets, sizes, frames) = (view.offsets, view.sizes, view.frames)
    bed.swipe(from: (160, 400), to: (160, 200), 0.1)
    bed.settle()
    let scrolls = bed.log.names.filter { $0 == "didScroll" }.count
    #expect(scrolls > 50)
    #expect(view.offsets - offsets == scrolls)
    bed.log.clear()
    bed.pinch((160, 230), 100, 200, 0.2)
    bed.settle()
    let zooms = bed.log.names.filter { $0 == "didZoom" }.count
    #expect(zooms > 10)
    #expect(content.transforms >= zooms)
    #expect(view.sizes - sizes == content.transforms)
    view.frame.size.height = 300
    #expect(view.frames == frames + 1)
  }

  @Test func `8 Rewriting inside an observer or a layout ends`() {
    final class Pinned: UIScrollView {
      override var bounds: CGRect {
        didSet { if bounds.origin.x != 0 { bounds.origin.x = 0 } }
      }
    }
    final class Recentring: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        contentOffset.y += 1
      }
    }
    let pinned = Pinned(frame: .zero)
    let bed = Bed(scrollView: pinned)
    bed.swipe(from: (300, 400), to: (100, 200), 0.1)
    bed.settle()
    #expect(pinned.contentOffset.x == 0)
    #expect(pinned.contentOffset.y > 300)

    let recentring = Recentring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    recentring.layoutIfNeeded()
    #expect(recentring.layouts == 1)
    #expect(recentring.contentOffset.y == 1)
  }

  @Test func `12 Points go through every transform, anchor and origin on the way`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 300, y: 400, width: 40, height: 40))
    window.addSubview(outer)
    outer.addSubview(scrollView)
    scrollView.addSubview(leaf)
    window.makeKeyAndVisible()
    scrollView.contentOffset = CGPoint(x: 290, y: 380)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 121, y: 92))
    outer.layer.anchorPoint = .zero
    outer.center = CGPoint(x: 100, y: 50)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 142, y: 134))
    #expect(leaf.convert(CGPoint(x: 142, y: 134), from: window) == CGPoint(x: 1, y: 2))
    #expect(window.hitTest(CGPoint(x: 142, y: 134), with: nil) === leaf)
    #expect(
      leaf.convert(CGRect(x: 0, y: 0, width: 40, height: 40), to: nil)
        == CGRect(x: 140, y: 130, width: 80, height: 80))
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = leaf.convert(CGPoint(x: 1, y: 2), to: window)
    #expect(abs(turned.x - 58) < 1e-9)
    #expect(abs(turned.y - 71) < 1e-9)
  }

  @Test func `12 Adding beside a stranger appends, adding again moves`() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, belowSubview: UIView())
    #expect(parent.subviews == [a, b, c])
    parent.addSubview(a)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(b, at: 99)
    #expect(parent.subviews == [c, a, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [b, a, c])
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])

    final class Counter: UIView {
      var parents: [UIView?] = []
      override func didMoveToSuperview() { parents.append(superview) }
    }
    let counter = Counter()
    parent.addSubview(counter)
    counter.removeFromSuperview()
    #expect(counter.parents == [parent, nil])
  }

  @Test func `13 A view at half its scale is hit in its own coordinates`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
    #expect(view.point(inside: CGPoint(x: 199, y: 199), with: nil))
    #expect(!view.point(inside: CGPoint(x: 200, y: 200), with: nil))
    #expect(parent.hitTest(CGPoint(x: 99, y: 99), with: nil) === view)
    #expect(parent.hitTest(CGPoint(x: 100, y: 100), with: nil) === parent)
  }
}
