import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct ViewDrawingTests {
  private final class Drawer: UIView {
    var drawnRects: [CGRect] = []
    var body: (CGRect) -> Void = { UIRectFill($0) }

    override func draw(_ rect: CGRect) {
      drawnRects.append(rect)
      body(rect)
    }
  }

  private func drawer(_ width: Double = 20, _ height: Double = 10) -> Drawer {
    Drawer(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `draw is called once, and again when the view asks for it`() {
    let view = drawer()
    let shown = Shown(view)
    #expect(view.drawnRects.isEmpty)
    #expect(shown.text == "fill 0 0 20 10 #000000\n")
    _ = shown.text
    view.frame.origin.x = 5
    #expect(shown.text == "translate 5 0\n  fill 0 0 20 10 #000000\n")
    #expect(view.drawnRects == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    view.setNeedsDisplay()
    view.body = { _ in }
    #expect(shown.text == "")
    #expect(view.drawnRects.count == 2)
  }

  @Test func `What is hidden or has no size is not drawn`() {
    let view = drawer(0, 10)
    let shown = Shown(view)
    #expect(shown.text == "")
    view.isHidden = true
    view.frame.size.width = 10
    #expect(shown.text == "")
    #expect(view.drawnRects.isEmpty)
    view.isHidden = false
    #expect(shown.text == "fill 0 0 10 10 #000000\n")
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, "transform 2 0 0 4 0 0\n  fill 0 0 20 10 #000000\n"),
    (.scaleAspectFit, "transform 2 0 0 2 0 10\n  fill 0 0 20 10 #000000\n"),
    (.bottomRight, "translate 20 30\n  fill 0 0 20 10 #000000\n"),
    (.topLeft, "fill 0 0 20 10 #000000\n"),
    (.redraw, "fill 0 0 40 40 #000000\n"),
  ])
  func `A new size stretches what was drawn as the content mode says`(
    mode: UIView.ContentMode, text: String
  ) {
    let view = drawer()
    view.contentMode = mode
    let shown = Shown(view)
    _ = shown.text
    view.bounds.size = CGSize(width: 40, height: 40)
    view.frame.origin = .zero
    #expect(shown.text == text)
    #expect(view.drawnRects.count == (mode == .redraw ? 2 : 1))
  }

  @Test func `Scrolled bounds move nothing that was drawn`() {
    let view = drawer()
    let shown = Shown(view)
    _ = shown.text
    view.bounds.origin.y = 7
    #expect(
      shown.text == """
        translate 0 -7
          translate 0 7
            fill 0 0 20 10 #000000

        """)
    view.setNeedsDisplay()
    #expect(shown.text == "translate 0 -7\n  fill 0 7 20 10 #000000\n")
    #expect(view.drawnRects.last == CGRect(x: 0, y: 7, width: 20, height: 10))
  }

  @Test func `Drawing ends at the bounds, lies above the background and below the subviews`() {
    let view = drawer()
    view.backgroundColor = .white
    view.body = { _ in UIRectFill(CGRect(x: -5, y: 0, width: 10, height: 10)) }
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    subview.backgroundColor = .red
    view.addSubview(subview)
    #expect(
      Shown(view).text == """
        fill 0 0 20 10 #ffffff
        clip 0 0 20 10
          fill -5 0 10 10 #000000
        fill 0 0 1 1 #ff0000

        """)
  }

  @Test func `Layers of one's own draw through their delegate or themselves`() {
    final class Pen: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        #expect(UIGraphicsGetCurrentContext() == nil)
        ctx.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
    }
    final class Own: CALayer {
      override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let pen = Pen()
    let first = CALayer()
    first.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    first.delegate = pen
    let second = Own()
    second.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    view.layer.addSublayer(first)
    view.layer.addSublayer(second)
    let shown = Shown(view)
    // Unlike views, layers are drawn only when they are asked to.
    #expect(shown.text == "")
    first.setNeedsDisplay()
    #expect(first.needsDisplay())
    second.setNeedsDisplay()
    #expect(shown.text.hasPrefix("fill 1 1 2 2 #000000\nfill path #000000: M 4 2 C "))
    #expect(!first.needsDisplay())
  }

  @Test func `draw of a view in tiles is told which one`() {
    final class Map: UIView {
      var drawn: [CGRect] = []
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) { drawn.append(rect) }
    }
    let map = Map(frame: CGRect(x: -100, y: 0, width: 1000, height: 300))
    (map.layer as? CATiledLayer)?.tileSize = CGSize(width: 128, height: 256)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(map)
    _ = Shown(view).text
    #expect(
      map.drawn == [
        CGRect(x: 0, y: 0, width: 128, height: 256), CGRect(x: 128, y: 0, width: 128, height: 256),
      ])
  }

  @Test func `layerClass makes the layer, with its own initialiser and stored properties`() {
    final class Marked: CATiledLayer {
      let names: [String]
      override init() {
        names = ["a", "b"]
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override class func fadeDuration() -> TimeInterval { 0 }
    }
    final class Plain: CAShapeLayer {
      var answer = 42
    }
    final class First: UIView {
      override class var layerClass: AnyClass { Marked.self }
    }
    final class Second: UIView {
      override class var layerClass: AnyClass { Plain.self }
    }
    for _ in 0..<100 {
      let first = First(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect((first.layer as? Marked)?.names == ["a", "b"])
      #expect(first.layer.frame.width == 5)
      let second = Second()
      #expect((second.layer as? Plain)?.answer == 42)
      #expect((second.layer as? CAShapeLayer)?.lineWidth == 1)
    }
  }

  @Test func `A snapshot goes on showing what was there`() throws {
    let view = drawer()
    let inner = UIView(frame: CGRect(x: 2, y: 2, width: 2, height: 2))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let shown = Shown(view)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    inner.backgroundColor = .blue
    view.removeFromSuperview()
    snapshot.frame.origin.x = 50
    shown.window.addSubview(snapshot)
    #expect(
      shown.text == """
        translate 50 0
          fill 0 0 20 10 #000000
          translate 2 2
            fill 0 0 2 2 #ff0000

        """)
    let part = try #require(
      snapshot.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 3, height: 3), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 3, height: 3))
  }

  @Test func `A layer is rendered into a context, and a view's hierarchy into a rectangle`() {
    let view = drawer()
    view.layer.opacity = 0.5
    let shown = Shown(view)
    expect(
      """
      translate 10 0
        opacity 0.5
          fill 0 0 20 10 #000000
      opacity 0.5
        fill 0 0 20 10 #000000

      """
    ) { context in
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      view.layer.render(in: context)
      context.restoreGState()
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
    withExtendedLifetime(shown) {}
  }
}
