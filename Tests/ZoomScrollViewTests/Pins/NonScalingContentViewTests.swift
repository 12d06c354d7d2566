import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Document 001: round red pins of 20 × 20 points on a grid, zoomed from 1 to 10. They keep their place and
/// their size, in what is drawn, in every frame.
@MainActor
struct NonScalingContentViewTests {
  private let content = NonScalingContentView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let bed: ZoomBed
  private let places = [
    CGPoint(x: 40, y: 50), CGPoint(x: 150, y: 200), CGPoint(x: 290, y: 390), CGPoint(x: 7, y: 300),
  ]

  init() {
    bed = ZoomBed(
      ZoomScrollView(frame: .zero), content: CGSize(width: 300, height: 400), zooming: content)
    bed.view.minimumZoomScale = 1
    bed.view.maximumZoomScale = 10
  }

  private func makePin(at place: CGPoint) -> UIView {
    let pin = UIView(frame: CGRect(x: place.x - 10, y: place.y - 10, width: 20, height: 20))
    pin.backgroundColor = .red
    return pin
  }

  private func addPins() {
    for place in places { content.addNonScalingSubview(makePin(at: place)) }
  }

  /// Every red piece that is drawn is 20 points wide and high about a place of the content.
  private func expectPins(at places: [CGPoint], _ comment: Comment? = nil) {
    let red = bed.stage.displayList.seenPieces.filter {
      ($0.color?.red ?? 0) > 0.9 && ($0.color?.blue ?? 1) < 0.5
    }
    // Other tests may have run since the bed was made, with screens of their own.
    let density = bed.stage.displayList.pixelsPerPoint
    for piece in red {
      let whole = piece.whole
      let (width, height) = (whole.width / density, whole.height / density)
      #expect(abs(width - 20) <= 0.01 && abs(height - 20) <= 0.01, comment)
      let near = places.contains {
        let place = content.convert($0, to: nil)
        return abs(whole.midX / density - place.x) <= 0.01
          && abs(whole.midY / density - place.y) <= 0.01
      }
      #expect(near, comment)
    }
    let window = CGRect(x: 0, y: 0, width: 300, height: 400)
    let inSight = places.filter { window.contains(content.convert($0, to: nil)) }
    #expect(red.count >= inSight.count, comment)
  }

  @Test func inEveryFrameOfAPinchAndItsBounces() {
    addPins()
    var scales: Set<Int> = []
    bed.stage.onFrame = {
      scales.insert(Int(content.transform.a * 100))
      expectPins(at: places, "\(content.transform.a)")
    }
    bed.stage.pinch(Point(x: 150, y: 200), 40, 290, 0.4)
    bed.stage.settle()
    bed.stage.pinch(Point(x: 100, y: 150), 40, 290, 0.4)
    #expect(bed.view.isZoomBouncing && content.transform.a > 10)
    bed.stage.settle()
    for _ in 1...3 {
      bed.stage.pinch(Point(x: 150, y: 200), 290, 30, 0.4)
      bed.stage.settle()
    }
    #expect(bed.view.zoomScale == 1 && scales.count > 100)
  }

  @Test func inEveryFrameOfAnAnimatedZoom() {
    addPins()
    var frames = 0
    bed.stage.onFrame = {
      frames += 1
      expectPins(at: places)
    }
    for (scale, place) in [(7.3, places[1]), (2, places[0]), (10, places[3]), (1, .zero)] {
      bed.view.setZoomScale(CGFloat(scale), centeredAt: place, animated: true)
      bed.stage.settle()
    }
    #expect(frames > 120)
  }

  @Test func atOnceWithoutAFrame() {
    addPins()
    bed.view.setZoomScale(4, animated: false)
    #expect(
      content.subviews.allSatisfy { $0.transform == CGAffineTransform(scaleX: 0.25, y: 0.25) })
    #expect(content.subviews[0].frame.size == CGSize(width: 5, height: 5))
  }

  @Test func addedWhileZoomed() {
    bed.view.setZoomScale(5, centeredAt: places[1], animated: false)
    addPins()
    bed.stage.frame()
    expectPins(at: places)
    bed.view.setZoomScale(3, animated: true)
    bed.stage.onFrame = { expectPins(at: places) }
    bed.stage.settle()
  }

  @Test func removedItIsForgotten() {
    addPins()
    bed.view.setZoomScale(4, animated: false)
    let pin = content.nonScalingSubviews[1]
    pin.removeFromSuperview()
    #expect(content.nonScalingSubviews.count == 3)
    #expect(pin.transform == .identity)
    #expect(pin.frame == CGRect(x: 140, y: 190, width: 20, height: 20))
    content.addSubview(pin)
    bed.view.setZoomScale(2, animated: false)
    #expect(pin.transform == .identity)
    // Scaling again without leaving.
    let other = content.nonScalingSubviews[0]
    content.makeScaling(other)
    #expect(other.transform == .identity && other.superview === content)
    #expect(content.nonScalingSubviews.count == 2)
  }

  @Test func theTipStays() {
    // A pin that stands: 20 wide, 30 high, its tip at (150, 200).
    let pin = UIView(frame: CGRect(x: 140, y: 170, width: 20, height: 30))
    content.addNonScalingSubview(pin, anchor: CGPoint(x: 0.5, y: 1))
    #expect(pin.frame == CGRect(x: 140, y: 170, width: 20, height: 30))
    #expect(pin.center == CGPoint(x: 150, y: 200))
    bed.stage.onFrame = {
      let tip = pin.convert(CGPoint(x: 10, y: 30), to: nil)
      let place = content.convert(CGPoint(x: 150, y: 200), to: nil)
      let top = pin.convert(CGPoint(x: 10, y: 0), to: nil)
      #expect(abs(tip.x - place.x) <= 0.01 && abs(tip.y - place.y) <= 0.01)
      #expect(abs(tip.y - top.y - 30) <= 0.01)
    }
    bed.stage.pinch(Point(x: 120, y: 150), 40, 290, 0.3)
    bed.stage.settle()
    #expect(bed.view.zoomScale > 5)
    bed.view.setZoomScale(1.5, animated: true)
    bed.stage.settle()
    // Another size is about the tip, too.
    pin.bounds.size = CGSize(width: 40, height: 60)
    #expect(abs(pin.convert(CGPoint(x: 20, y: 60), to: content).y - 200) < 1e-9)
    pin.removeFromSuperview()
    #expect(pin.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(pin.frame == CGRect(x: 130, y: 140, width: 40, height: 60))
  }

  @Test func turnedContent() {
    let (upright, turned) = (makePin(at: places[0]), makePin(at: places[1]))
    content.addNonScalingSubview(upright)
    content.addNonScalingSubview(turned, anchor: CGPoint(x: 0.5, y: 0.5), rotatesWithContent: true)
    // A quarter turn, three times the size.
    content.transform = CGAffineTransform(a: 0, b: 3, c: -3, d: 0, tx: 5, ty: 7)
    func right(_ view: UIView) -> CGPoint {
      let (start, end) = (
        view.convert(CGPoint.zero, to: bed.view), view.convert(CGPoint(x: 20, y: 0), to: bed.view)
      )
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    #expect(abs(right(upright).x - 20) < 1e-9 && abs(right(upright).y) < 1e-9)
    #expect(abs(right(turned).x) < 1e-9 && abs(right(turned).y - 20) < 1e-9)
    // A slant is undone as well.
    content.transform = CGAffineTransform(a: 2, b: 0.5, c: -0.3, d: 1.4, tx: 0, ty: 0)
    #expect(abs(right(upright).x - 20) < 1e-9 && abs(right(upright).y) < 1e-9)
    let length = right(turned)
    #expect(abs(length.x * length.x + length.y * length.y - 400) < 1e-6)
    #expect(abs(length.y / length.x - 0.25) < 1e-9)
  }

  @Test func flatContent() {
    addPins()
    let pin = content.subviews[0]
    content.transform = CGAffineTransform(scaleX: 2, y: 2)
    for flat in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0)] {
      content.transform = flat
      #expect(pin.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
      bed.stage.frame()
    }
    content.transform = CGAffineTransform(scaleX: 4, y: 4)
    #expect(pin.transform == CGAffineTransform(scaleX: 0.25, y: 0.25))
  }

  /// In a group that itself is half the size and turned: shown as at zoom scale 1.
  @Test func descendantsCount() {
    let group = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    content.addSubview(group)
    let pin = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    group.addSubview(pin)
    group.transform = CGAffineTransform(a: 0.3, b: 0.4, c: -0.4, d: 0.3, tx: 0, ty: 0)
    func edges() -> [CGPoint] {
      let start = pin.convert(CGPoint.zero, to: bed.view)
      return [CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)].map {
        let end = pin.convert($0, to: bed.view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
      }
    }
    let before = edges()
    content.makeNonScaling(pin)
    #expect(content.nonScalingSubviews.count == 1 && pin.superview === group)
    for scale in [1, 3, 8] as [CGFloat] {
      bed.view.setZoomScale(scale, animated: false)
      for (now, then) in zip(edges(), before) {
        #expect(abs(now.x - then.x) < 1e-9 && abs(now.y - then.y) < 1e-9)
      }
      let middle = pin.convert(CGPoint(x: 10, y: 10), to: content)
      #expect(abs(middle.x - 150) < 1e-9 && abs(middle.y - 150) < 1e-9)
    }
    // Removed from its group, it is forgotten by the next look.
    pin.removeFromSuperview()
    #expect(content.nonScalingSubviews.isEmpty && pin.transform == .identity)
    content.makeNonScaling(pin)
    #expect(content.nonScalingSubviews.isEmpty)
  }

  @Test func touchedWhereTheyAreShown() {
    let pin = makePin(at: places[1])
    content.addNonScalingSubview(pin)
    let group = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
    content.addSubview(group)
    let deep = UIView(frame: CGRect(x: -8, y: -8, width: 20, height: 20))
    group.addSubview(deep)
    content.makeNonScaling(deep)
    for scale in [1, 4, 10] as [CGFloat] {
      bed.view.setZoomScale(scale, centeredAt: places[1], animated: false)
      bed.stage.frame()
      func hit(_ place: CGPoint, _ dx: CGFloat) -> UIView? {
        var shown = content.convert(place, to: bed.view)
        shown.x += dx
        return content.hitTest(bed.view.convert(shown, to: content), with: nil)
      }
      #expect(hit(places[1], 9.9) === pin && hit(places[1], -9.9) === pin)
      #expect(hit(places[1], 10.1) === content)
      #expect(hit(CGPoint(x: 52, y: 52), 9.9) === deep)
      #expect(hit(CGPoint(x: 52, y: 52), 10.1) !== deep)
    }
  }

  /// A pin at the edge stands over it, the more so the smaller the content is shown.
  @Test func touchedOverTheEdge() {
    let pin = makePin(at: CGPoint(x: 300, y: 200))
    content.addNonScalingSubview(pin)
    content.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(content.hitTest(CGPoint(x: 399, y: 200), with: nil) === pin)
    #expect(content.hitTest(CGPoint(x: 401, y: 200), with: nil) == nil)
    pin.isHidden = true
    #expect(content.hitTest(CGPoint(x: 399, y: 200), with: nil) == nil)
  }

  @Test func twiceAddedItIsOne() {
    let pin = makePin(at: places[0])
    content.addNonScalingSubview(pin)
    content.addNonScalingSubview(pin, anchor: CGPoint(x: 0, y: 1))
    #expect(content.nonScalingSubviews.count == 1 && content.subviews.count == 1)
    #expect(pin.center == CGPoint(x: 30, y: 60))
  }
}
