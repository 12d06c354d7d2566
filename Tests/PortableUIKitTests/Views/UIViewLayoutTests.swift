import Foundation
import PortableUIKit
import Testing

/// Counts its layouts and does something in each.
private final class CountingView: UIView {
  var count = 0
  var onLayout: ((CountingView) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    onLayout?(self)
  }
}

@MainActor
struct UIViewLayoutTests {
  private let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let grandchild = CountingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private init() {
    root.addSubview(child)
    child.addSubview(grandchild)
    root.layoutIfNeeded()
    for view in [root, child, grandchild] { view.count = 0 }
  }

  private var counts: [Int] { [root.count, child.count, grandchild.count] }

  @Test func `A new view is laid out once, with all that is in it`() {
    let parent = CountingView()
    let view = CountingView()
    parent.addSubview(view)
    #expect(parent.count == 0)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(parent.count == 1)
    #expect(view.count == 1)
  }

  @Test func `Marks are collected and only what is marked is laid out`() {
    child.setNeedsLayout()
    child.setNeedsLayout()
    #expect(counts == [0, 0, 0])
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 0])
  }

  @Test func `Parents are laid out before children`() {
    var order: [String] = []
    root.onLayout = { _ in order.append("root") }
    child.onLayout = { _ in order.append("child") }
    grandchild.onLayout = { _ in order.append("grandchild") }
    grandchild.setNeedsLayout()
    child.setNeedsLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(order == ["root", "child", "grandchild"])
  }

  @Test func `A new place, look or bounds origin marks nobody else`() {
    child.frame.origin = CGPoint(x: 10, y: 10)
    child.center = CGPoint(x: 30, y: 30)
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    child.alpha = 0.5
    root.layoutIfNeeded()
    #expect(counts == [0, 0, 0])
    child.bounds.origin.y = 5
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 0])
    child.frame = child.frame
    child.bounds = child.bounds
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 0])
  }

  /// Core Animation: a layer lays out its sublayers when one of them has changed its size.
  @Test func `A new size marks the view and the one around it, and no other`() {
    grandchild.bounds.size.width = 60
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 1])
    grandchild.frame.size.height = 30
    root.layoutIfNeeded()
    #expect(counts == [0, 2, 2])
    let extra = CALayer()
    child.layer.addSublayer(extra)
    root.layoutIfNeeded()
    child.count = 0
    extra.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(child.count == 1)
  }

  @Test func `A view that a size belongs to is laid out by those that set it there, once`() {
    child.onLayout = { [grandchild] view in
      grandchild.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 10)
    }
    child.bounds.size.width = 80
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 1])
    #expect(grandchild.frame.width == 40)
  }

  @Test func `A view that sizes itself in its layout brings the one around it into the same pass`()
  {
    grandchild.onLayout = { $0.bounds.size.height = 33 }
    grandchild.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 1])
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 2])
  }

  @Test func `Editing the subviews marks the parent`() {
    let view = UIView()
    child.addSubview(view)
    root.layoutIfNeeded()
    #expect(counts == [0, 1, 0])
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(counts == [0, 2, 0])
  }

  @Test func `layoutIfNeeded starts at the outermost of the marked views around it`() {
    child.setNeedsLayout()
    grandchild.setNeedsLayout()
    grandchild.layoutIfNeeded()
    #expect(counts == [0, 1, 1])
    root.setNeedsLayout()
    grandchild.setNeedsLayout()
    grandchild.layoutIfNeeded()
    #expect(counts == [0, 1, 2])
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 2])
  }

  @Test func `A size set in the parent's layout is laid out in the same pass, once`() {
    root.onLayout = { [child] _ in child.bounds.size.width += 1 }
    child.onLayout = { [grandchild] _ in grandchild.bounds.size.width += 1 }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 1])
  }

  @Test func `What a view marks in itself while it lays out waits for the next pass`() {
    child.onLayout = { $0.setNeedsLayout() }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.count == 1)
    root.layoutIfNeeded()
    #expect(child.count == 2)
    child.onLayout = nil
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(child.count == 3)
  }

  @Test func `Writing the bounds' origin in layoutSubviews comes to an end`() {
    child.onLayout = { view in
      if view.bounds.origin.x > 100 { view.bounds.origin.x -= 100 }
    }
    child.bounds.origin.x = 150
    for _ in 0..<3 { root.layoutIfNeeded() }
    #expect(child.bounds.origin.x == 50)
    #expect(child.count == 2)
  }

  @Test func `A parent that a child marks is laid out again in the same pass`() {
    grandchild.onLayout = { [child] _ in
      if child.count < 2 { child.setNeedsLayout() }
    }
    child.setNeedsLayout()
    grandchild.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counts == [0, 2, 1])
  }

  @Test func `Two views that keep marking each other do not hang a pass`() {
    child.onLayout = { [grandchild] _ in grandchild.setNeedsLayout() }
    grandchild.onLayout = { [child] _ in child.setNeedsLayout() }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.count > 1)
    #expect(child.count <= 16)
  }

  @Test func `Asking for layout inside a layout serves the subviews and does not recurse`() {
    root.onLayout = { [child] view in
      child.bounds.size.width += 1
      child.layoutIfNeeded()
      #expect(child.count == 1)
      view.layoutIfNeeded()
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 0])
  }

  @Test func `A view that was marked while it was outside is laid out when it comes in`() {
    let outside = CountingView()
    outside.layoutIfNeeded()
    outside.setNeedsLayout()
    grandchild.addSubview(outside)
    root.layoutIfNeeded()
    #expect(outside.count == 2)
  }

  @Test func `Views removed or added during layout are coped with`() {
    let late = CountingView()
    root.onLayout = { [child] view in
      child.removeFromSuperview()
      view.addSubview(late)
    }
    root.setNeedsLayout()
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(late.count == 1)
    #expect(child.count == 0)
  }
}
