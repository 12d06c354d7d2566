import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Documents 002 and 004: content is fitted, keeps a margin at every zoom, and is in the middle as long as
/// there is room.
@MainActor
struct FittingTests {
  /// A view of any size somewhere in a window, with content of a size.
  @MainActor private final class Bed {
    let view = CenteredZoomScrollView(frame: .zero)
    let content = UIView(frame: .zero)
    let log = EventRecorder()
    let stage: Stage
    private let root = UIView(frame: .zero)

    init(
      _ natural: CGSize?, frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400),
      pixelsPerPoint: Double = 2, _ configure: (CenteredZoomScrollView) -> Void = { _ in }
    ) {
      stage = Stage(
        size: Size(width: 800, height: 800), pixelsPerPoint: pixelsPerPoint, view: root)
      root.addSubview(view)
      view.frame = frame
      configure(view)
      view.contentView = content
      view.naturalContentSize = natural
      view.delegate = log
      stage.frame()
      log.clear()
    }

    /// The content in the view, as it is seen.
    var shown: CGRect {
      let rect = content.convert(content.bounds, to: view)
      return rect.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }

    /// Half a pixel.
    var tolerance: CGFloat { 0.5 / view.traitCollection.displayScale + 1e-6 }

    /// In the middle of an axis with room, never further from an edge than its margin on one without.
    func expectMargins(_ comment: Comment? = nil) {
      let edges = view.edges
      func check(
        _ low: CGFloat, _ length: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat
      ) {
        let spare = room - start - end - length
        if spare >= 0 {
          #expect(abs(low - (start + spare / 2)) <= tolerance, comment)
        } else {
          #expect(low <= start + tolerance, comment)
          #expect(low + length >= room - end - tolerance, comment)
        }
      }
      let shown = shown
      check(shown.minX, shown.width, view.bounds.width, edges.left, edges.right)
      check(shown.minY, shown.height, view.bounds.height, edges.top, edges.bottom)
    }
  }

  // MARK: Document 002

  @Test func marginsAreCountedOnce() {
    // A picture of 1000 points in 320 with margins of 5: 310 are left for it, and nothing to scroll.
    let bed = Bed(
      CGSize(width: 1000, height: 1000), frame: CGRect(x: 20, y: 30, width: 320, height: 480)
    ) { $0.margin = 5 }
    #expect(bed.view.zoomScale == 0.31 && bed.view.minimumZoomScale == 0.31)
    #expect(abs(bed.view.maximumZoomScale - 1) < 1e-12)
    #expect(abs(bed.shown.minX - 5) < 1e-6 && abs(bed.shown.width - 310) < 1e-9)
    #expect(abs(bed.shown.midY - 240) < 1e-6)
    let limits =
      bed.view.contentSize.width + bed.view.contentInset.left + bed.view.contentInset.right
    #expect(limits <= 320)
    // A finger cannot pull it sideways.
    bed.stage.swipe(from: Point(x: 200, y: 200), to: Point(x: 60, y: 200), 0.2, lift: false)
    #expect(bed.view.contentOffset.x == -5)
  }

  @Test func theLargerSideKeepsTheMargin() {
    for (natural, side) in [
      (CGSize(width: 900, height: 300), \CGRect.minX), (CGSize(width: 300, height: 900), \.minY),
    ] {
      let bed = Bed(natural) { $0.margin = 12 }
      #expect(abs(bed.shown[keyPath: side] - 12) < 1e-6)
      bed.expectMargins()
    }
  }

  @Test func marginsAtEveryZoom() {
    let bed = Bed(CGSize(width: 900, height: 500)) {
      $0.margin = 7
      $0.defaultInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 10)
    }
    bed.expectMargins()
    // Scrolled to every corner, at every scale.
    for scale in [0.32, 0.5, 0.77, 1] as [CGFloat] {
      bed.view.setZoomScale(scale, animated: false)
      bed.expectMargins("\(scale)")
      for corner in [CGPoint(x: -999, y: -999), CGPoint(x: 9999, y: 9999)] {
        bed.view.contentOffset = bed.view.centering.clamped(corner)
        bed.expectMargins("\(scale)")
      }
      let shown = bed.shown
      if shown.width > 283 { #expect(abs(shown.maxX - (300 - 17)) <= bed.tolerance) }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func inEveryFrameOfAZoomByProgram(pixelsPerPoint: Double) {
    let bed = Bed(CGSize(width: 900, height: 500), pixelsPerPoint: pixelsPerPoint) {
      $0.margin = 7
      $0.defaultInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 10)
    }
    var frames = 0
    bed.stage.onFrame = {
      frames += 1
      bed.expectMargins("\(bed.content.transform.a)")
    }
    for (scale, place) in [
      (1, CGPoint(x: 20, y: 30)), (0.4, CGPoint(x: 290, y: 390)), (0.9, CGPoint(x: 150, y: 200)),
      (0, .zero),
    ] as [(CGFloat, CGPoint)] {
      let offset = bed.view.contentOffset
      bed.view.setZoomScale(
        scale, centeredAt: CGPoint(x: place.x + offset.x, y: place.y + offset.y), animated: true)
      bed.stage.settle()
    }
    #expect(frames > 120 && bed.view.zoomScale == bed.view.minimumZoomScale)
  }

  @Test func inEveryFrameOfADecelerationInsideTheLimits() {
    let bed = Bed(CGSize(width: 3000, height: 500)) { $0.margin = 7 }
    bed.view.setZoomScale(1, animated: false)
    bed.stage.swipe(from: Point(x: 250, y: 200), to: Point(x: 150, y: 200), 0.1)
    bed.stage.onFrame = { bed.expectMargins() }
    bed.stage.settle()
    #expect(bed.view.contentOffset.x > 200)
  }

  // MARK: Document 004

  @Test func oneIsFitted() {
    let large = Bed(CGSize(width: 1200, height: 800)) {
      $0.fit = .always
      $0.scaleReference = .fitted
      $0.maximumZoomFactor = 1
      $0.shrinksToNaturalSize = true
    }
    #expect(large.view.zoomScale == 1 && large.view.minimumZoomScale == 1)
    #expect(large.view.maximumZoomScale == 4 && large.view.fittedZoomScale == 1)
    #expect(large.shown == CGRect(x: 0, y: 100, width: 300, height: 200))
    large.view.setZoomScale(4, animated: false)
    #expect(large.shown.size == CGSize(width: 1200, height: 800))
    large.expectMargins()

    let small = Bed(CGSize(width: 100, height: 100)) {
      $0.fit = .always
      $0.scaleReference = .fitted
      $0.maximumZoomFactor = 1
      $0.shrinksToNaturalSize = true
    }
    #expect(small.view.zoomScale == 1 && small.view.maximumZoomScale == 1)
    #expect(abs(small.view.minimumZoomScale - 1 / 3) < 1e-12)
    #expect(small.shown == CGRect(x: 0, y: 50, width: 300, height: 300))
    small.view.setZoomScale(0, animated: false)
    #expect(abs(small.shown.width - 100) < 1e-9)
    small.expectMargins()
  }

  @Test func naturalAndFittedLookTheSame() {
    for fit in [ContentFit.always, .whenLarger, .fill, .longToWidth] {
      for natural in [CGSize(width: 1200, height: 800), CGSize(width: 90, height: 4000)] {
        func play(_ reference: ScaleReference) -> [CGRect] {
          let bed = Bed(natural) {
            $0.fit = fit
            $0.margin = 4
            $0.scaleReference = reference
          }
          var seen = [bed.shown]
          bed.view.setZoomScale(bed.view.fittedZoomScale * 1.7, animated: false)
          seen.append(bed.shown)
          bed.stage.pinch(Point(x: 120, y: 150), 60, 200, 0.2)
          bed.stage.settle()
          seen.append(bed.shown)
          return seen
        }
        for (a, b) in zip(play(.natural), play(.fitted)) {
          #expect(abs(a.minX - b.minX) < 0.51 && abs(a.minY - b.minY) < 0.51)
          #expect(abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6)
        }
      }
    }
  }

  @Test func aLongPictureIsReadFromItsTop() {
    let bed = Bed(CGSize(width: 600, height: 9000)) { $0.fit = .longToWidth }
    #expect(bed.shown == CGRect(x: 0, y: 0, width: 300, height: 4500))
    bed.view.setZoomScale(0, animated: true)
    bed.stage.settle()
    #expect(abs(bed.shown.height - 400) < 1e-6)
    bed.expectMargins()
  }

  @Test func aLayoutPassLeavesTheZoomAlone() {
    let bed = Bed(CGSize(width: 900, height: 500))
    bed.view.setZoomScale(0.8, animated: false)
    let before = bed.shown
    bed.view.setNeedsLayout()
    bed.view.superview?.setNeedsLayout()
    bed.view.superview?.layoutIfNeeded()
    bed.stage.settle()
    #expect(bed.shown == before && bed.view.zoomScale == 0.8)
  }

  // MARK: Sizes that change

  @Test func unknownUntilItIsLoaded() {
    let bed = Bed(nil)
    #expect(bed.content.bounds.size == .zero && bed.view.zoomScale == 1)
    bed.stage.pinch(Point(x: 120, y: 150), 60, 200, 0.2)
    bed.stage.settle()
    #expect(bed.log.calls == "")
    bed.view.naturalContentSize = CGSize(width: 1200, height: 800)
    #expect(bed.shown == CGRect(x: 0, y: 100, width: 300, height: 200))
    #expect(bed.view.zoomScale == 0.25)
  }

  @Test func aNewSizeFitsAgainInTheSameStep() {
    let bed = Bed(CGSize(width: 1200, height: 800)) { $0.margin = 10 }
    for size in [
      CGSize(width: 400, height: 300), CGSize(width: 777, height: 123),
      CGSize(width: 50, height: 60),
    ] {
      bed.view.frame = CGRect(origin: .zero, size: size)
      // Before any layout, any frame.
      #expect(bed.view.zoomScale == bed.view.fittedZoomScale)
      #expect(bed.view.zoomScale == bed.view.minimumZoomScale)
      bed.expectMargins("\(size)")
    }
    bed.view.bounds.size = CGSize(width: 200, height: 200)
    #expect(abs(bed.shown.width - 180) < 1e-9)
    bed.expectMargins()
  }

  /// 390 × 844 to 844 × 390, a photo at twice its fit: the middle stays, and the zoom relative to it.
  @Test func turningATelephone() {
    let bed = Bed(
      CGSize(width: 4000, height: 3000), frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    bed.view.setZoomScale(2 * bed.view.fittedZoomScale, animated: false)
    bed.view.contentOffset.x += 60
    let middle = bed.content.convert(
      CGPoint(x: bed.view.bounds.midX, y: bed.view.bounds.midY), from: bed.view)
    bed.view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(abs(bed.view.zoomScale / bed.view.fittedZoomScale - 2) < 1e-9)
    let now = bed.content.convert(
      CGPoint(x: bed.view.bounds.midX, y: bed.view.bounds.midY), from: bed.view)
    let pixel = 1 / bed.view.zoomScale
    #expect(
      abs(now.x - middle.x) <= pixel && abs(now.y - middle.y) <= pixel,
      "\(now) \(middle) \(bed.view.bounds) \(bed.view.contentSize)")
    bed.expectMargins()
  }

  @Test func anotherContentView() {
    let bed = Bed(CGSize(width: 1200, height: 800))
    bed.view.setZoomScale(1, animated: false)
    let other = UIView(frame: .zero)
    bed.view.contentView = other
    #expect(bed.content.superview == nil && other.superview === bed.view)
    #expect(bed.view.zoomScale == 0.25 && other.frame.size == CGSize(width: 300, height: 200))
  }

  /// Anchors place the view; what is in it is placed by frames, and a layout pass leaves a zoom alone.
  @Test func inAViewThatAnchorsPlace() {
    let root = UIView(frame: .zero)
    let view = CenteredZoomScrollView(frame: .zero)
    let stage = Stage(size: Size(width: 320, height: 480), pixelsPerPoint: 2, view: root)
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let content = UIView(frame: .zero)
    view.margin = 5
    view.contentView = content
    view.naturalContentSize = CGSize(width: 1160, height: 580)
    stage.frame()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 300, height: 480))
    #expect(
      content.convert(content.bounds, to: root) == CGRect(x: 15, y: 167.5, width: 290, height: 145))
    view.setZoomScale(0.5, animated: false)
    view.setNeedsLayout()
    root.setNeedsLayout()
    stage.frame()
    #expect(view.zoomScale == 0.5 && content.frame == CGRect(x: 0, y: 0, width: 580, height: 290))
    view.setZoomScale(0, animated: false)
    stage.resize(600, 200)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 580, height: 200))
    // 190 points are left of the height.
    #expect(abs(content.frame.height - 190) < 1e-6)
    #expect(abs(content.convert(content.bounds, to: root).minX - 110) <= 0.25)
  }
}
