import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

@MainActor
struct ZoomingTests {
  @Test func zoomingByProgramIsAboutTheCentre() {
    // G5: measured on UIKit.
    let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
    bed.scrollView.setZoomScale(2, animated: false)
    #expect(bed.offset == Point(x: 160, y: 230))
    #expect(bed.scrollView.contentSize == CGSize(width: 640, height: 920))
    #expect(bed.log.calls == "didScroll didZoom")
  }

  @Test func anAnimatedZoomTellsOfEveryFrame() {
    let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
    bed.scrollView.setZoomScale(2, animated: true)
    #expect(bed.scrollView.zoomScale == 2)
    bed.wait(0.15)
    // Half the time of a symmetric curve: half the way.
    #expect(abs(Double(bed.content.transform.a) - 1.5) < 0.03)
    bed.settle()
    #expect(bed.offset == Point(x: 160, y: 230))
    #expect(bed.log.lines.first == "willBeginZooming [] 0.0,0.0 x2.0")
    #expect(bed.log.lines.last == "didEndZooming [] 160.0,230.0 x2.0 scale=2.0")
    #expect(bed.log.lines.count { $0.hasPrefix("didZoom") } == 36)
  }

  @Test func thePinchHoldsThePointUnderTheFingers() {
    let bed = Bed(pixelsPerPoint: 1000, zooms: true)
    bed.scrollView.contentOffset = CGPoint(x: 400, y: 700)
    bed.log.clear()
    bed.pinch((200, 300), 100, 250, 0.3, lift: false)
    bed.wait(0.02)
    let scale = Double(bed.scrollView.zoomScale)
    #expect(abs(scale - 2.42) < 1e-9)
    #expect(abs(bed.offset.x - (600 * scale - 200)) < 0.001)
    #expect(abs(bed.offset.y - (1000 * scale - 300)) < 0.001)
    #expect(bed.scrollView.isZooming)
    // Both fingers move by (30, 40): the content goes with them.
    let before = bed.offset
    bed.touch([(1, .move, 200 - 125 + 30, 340), (2, .move, 200 + 125 + 30, 340)])
    bed.wait(0.02)
    #expect(abs(bed.offset.x - (before.x - 30)) < 0.0011)
    #expect(abs(bed.offset.y - (before.y - 40)) < 0.0011)
  }

  @Test func pastALimitTheZoomGivesWayAndComesBack() {
    let bed = Bed(pixelsPerPoint: 1000, zooms: true)
    bed.scrollView.setZoomScale(2, animated: false)
    bed.scrollView.contentOffset = CGPoint(x: 1000, y: 1500)
    bed.log.clear()
    bed.pinch((160, 230), 100, 408, 0.3, lift: false)
    bed.wait(0.02)
    // The fingers ask for 8, twice the limit: 2 − 1/2 times the limit is shown.
    #expect(abs(Double(bed.content.transform.a) - 6) < 1e-9)
    let under = (bed.offset.x + 160) / 6
    bed.log.clear()
    bed.touch([(1, .up, 0, 230), (2, .up, 320, 230)])
    bed.wait(0.001)
    bed.loop.frame(at: bed.time)
    #expect(bed.scrollView.zoomScale == 4)
    #expect(bed.scrollView.isZoomBouncing)
    #expect(!bed.scrollView.isZooming)
    #expect(bed.log.lines.first?.hasPrefix("didZoom [tZ]") == true)
    // min(0.3·|ln 1.5| + 0.1, 0.4) s, and no other point drifts meanwhile.
    bed.wait(0.1)
    let shown = Double(bed.content.transform.a)
    #expect(shown > 4 && shown < 6)
    #expect(abs((bed.offset.x + 160) / shown - under) < 0.01)
    bed.settle()
    #expect(bed.scrollView.zoomScale == bed.scrollView.maximumZoomScale)
    #expect(bed.log.calls == "didZoom didScroll* didEndZooming")
    #expect(bed.log.lines.last?.hasPrefix("didEndZooming []") == true)
  }

  /// Centres by insets as soon as the content has another size.
  final class ContentCentering: UIScrollView {
    override var contentSize: CGSize {
      didSet {
        let spare = CGSize(
          width: max(0, bounds.width - contentSize.width),
          height: max(0, bounds.height - contentSize.height))
        contentInset = UIEdgeInsets(
          top: spare.height / 2, left: spare.width / 2, bottom: spare.height / 2,
          right: spare.width / 2)
      }
    }
  }

  @Test(arguments: [false, true])
  func theOffsetKeepsWithinTheLimitsThatObserversHaveSet(animated: Bool) {
    let bed = Bed(
      content: CGSize(width: 200, height: 100), zooms: true,
      scrollView: ContentCentering(frame: .zero))
    #expect(bed.offset == Point(x: -60, y: -180))
    bed.scrollView.setZoomScale(0.5, animated: animated)
    bed.settle()
    #expect(bed.scrollView.contentInset.top == 205)
    #expect(bed.offset == Point(x: -110, y: -205))
    bed.scrollView.setZoomScale(2, animated: animated)
    bed.settle()
    #expect(bed.scrollView.contentInset.left == 0)
    #expect(bed.offset == Point(x: 40, y: -130))
    bed.pinch((160, 230), 300, 20, 0.3)
    bed.settle()
    #expect(bed.offset == Point(x: -110, y: -205))
  }

  @Test func atReleaseEverythingReadsTheDestination() {
    for (from, to, limit) in [(100.0, 408.0, 4.0), (308, 20, 0.5)] {
      let bed = Bed(pixelsPerPoint: 1000, zooms: true)
      bed.scrollView.setZoomScale(2, animated: false)
      bed.scrollView.contentOffset = CGPoint(x: 1000, y: 1500)
      bed.pinch((160, 230), from, to, 0.3, lift: false)
      bed.wait(0.02)
      let shown = Double(bed.content.transform.a)
      let before = bed.offset
      // What the fingers hold stays there.
      let after = Point(
        x: (before.x + 160) * limit / shown - 160, y: (before.y + 230) * limit / shown - 230)
      bed.log.clear()
      var zooms = 0
      bed.log.onCall = { name, view in
        guard name == "didZoom" else { return }
        zooms += 1
        #expect(Double(bed.content.transform.a) == limit)
        #expect(view.contentSize == CGSize(width: 3000 * limit, height: 6000 * limit))
        #expect(bed.content.frame.size == view.contentSize)
        #expect((bed.offset - after).length < 0.01)
      }
      bed.touch([(1, .up, 0, 230), (2, .up, 320, 230)])
      bed.frame()
      #expect(zooms == 1)
      #expect(bed.log.calls == "didZoom")
      // And what is shown is where it was.
      #expect(Double(bed.content.transform.a) == shown)
      #expect(bed.offset == before)
      bed.settle()
      #expect(zooms == 1)
      #expect((bed.offset - after).length < 0.01)
    }
  }

  /// The delegate may write the offset, or ask for a zoom or a scroll of its own.
  @Test func whatTheDelegateAsksForAtReleaseIsWhereItGoes() {
    let asked: [(UIScrollView) -> Void] = [
      { $0.contentOffset = CGPoint(x: 700, y: 800) },
      { $0.setContentOffset(CGPoint(x: 700, y: 800), animated: true) },
      { $0.contentOffset = CGPoint(x: 700, y: 99_999) },
      { $0.setZoomScale(3, animated: true) }, { $0.setZoomScale(3, animated: false) },
      {
        $0.contentOffset = CGPoint(x: 700, y: 800)
        $0.stopScrollingAndZooming()
      },
    ]
    let rests = [(4.0, 800.0), (4, 800), (4, 23_540), (3, -1), (3, -1), (4, 800)]
    for (ask, rest) in zip(asked, rests) {
      let bed = Bed(zooms: true)
      bed.scrollView.setZoomScale(2, animated: false)
      bed.scrollView.contentOffset = CGPoint(x: 1000, y: 1500)
      bed.pinch((160, 230), 100, 408, 0.3, lift: false)
      bed.wait(0.02)
      bed.log.onCall = { name, view in
        guard name == "didZoom", view.isZoomBouncing else { return }
        bed.log.onCall = nil
        ask(view)
      }
      let before = Double(bed.content.transform.a)
      bed.touch([(1, .up, 0, 230), (2, .up, 320, 230)])
      bed.frame()
      let isMoving = bed.scrollView.isZoomBouncing || bed.scrollView.isZoomAnimating
      #expect(Double(bed.content.transform.a) == (isMoving ? before : rest.0))
      bed.settle()
      #expect(Double(bed.content.transform.a) == rest.0)
      if rest.1 >= 0 { #expect(bed.offset == Point(x: 700, y: rest.1)) }
      #expect(bed.scrollView.offsetLimits.contains(bed.offset))
      #expect(bed.log.names.last == "didEndZooming")
    }
  }

  @Test func withoutZoomBounceTheLimitIsHard() {
    let bed = Bed(zooms: true)
    bed.scrollView.bouncesZoom = false
    bed.pinch((160, 230), 100, 900, 0.3)
    #expect(bed.scrollView.zoomScale == 4)
    bed.settle()
    #expect(bed.log.lines.last?.contains("scale=4.0") == true)
  }

  @Test func whereNothingZoomsAPinchDoesNothing() {
    let bed = Bed(zooms: true)
    bed.scrollView.minimumZoomScale = 1
    bed.scrollView.maximumZoomScale = 1
    bed.pinch((160, 230), 100, 300, 0.2)
    bed.settle()
    #expect(bed.log.lines.isEmpty)
    let none = Bed(zooms: true)
    none.log.zoomView = nil
    none.pinch((160, 230), 100, 300, 0.2)
    none.settle()
    #expect(none.log.lines.isEmpty)
    #expect(none.scrollView.zoomScale == 1)
  }

  @Test func zoomToRectShowsIt() {
    let bed = Bed(zooms: true)
    bed.scrollView.zoom(to: CGRect(x: 1000, y: 2000, width: 160, height: 200), animated: false)
    #expect(bed.scrollView.zoomScale == 2)
    #expect(bed.offset == Point(x: 1080 * 2 - 160, y: 2100 * 2 - 230))
  }

  @Test func theMinimumReadsBackExactly() {
    let bed = Bed(zooms: true)
    for minimum in [0.1, 1.0 / 3, 0.7123456789] {
      bed.scrollView.minimumZoomScale = CGFloat(minimum)
      bed.scrollView.zoomScale = bed.scrollView.minimumZoomScale
      #expect(bed.scrollView.zoomScale == bed.scrollView.minimumZoomScale)
    }
  }

  @Test func theTransformIsTheScale() {
    let bed = Bed(zooms: true)
    bed.scrollView.zoomScale = 2
    bed.content.transform = .identity
    #expect(bed.scrollView.zoomScale == 1)
  }

  @Test func limitsMoveNothing() {
    let view = UIScrollView()
    #expect(view.zoomScale == 1)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    view.minimumZoomScale = 42
    view.maximumZoomScale = 0
    #expect(view.minimumZoomScale == 42)
    #expect(view.maximumZoomScale == 0)
    #expect(view.zoomScale == 1)
  }
}
