import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// What no device should ever report, and no program should ever set.
@MainActor
struct NeverLostTests {
  nonisolated static let noNumbers = [Double.nan, .infinity, -.infinity]

  // MARK: Hands

  @Test(arguments: noNumbers) func aFingerLiftedNowhereIsLiftedWhereItWas(place: Double) {
    let bed = Bed()
    bed.stroke([(0, 160, 300), (0.01, 160, 250)], lift: false)
    bed.wait(0.2)
    bed.touch(1, .up, place, 250)
    bed.settle()
    #expect(bed.offset.y == 40)
    #expect(!bed.scrollView.isTracking && !bed.scrollView.isDragging)
    #expect(bed.log.calls == "willBeginDragging didScroll willEndDragging didEndDragging(false)")
  }

  @Test(arguments: noNumbers + [1e300]) func aFingerNowhereMovesNothing(place: Double) {
    let bed = Bed()
    bed.stroke([(0, 160, 300), (0.01, 160, 250), (0.02, 160, place)], lift: false)
    bed.wait(0.02)
    #expect(bed.offset.y.isFinite)
    bed.touch(1, .move, 160, 240)
    bed.wait(0.2)
    #expect(bed.offset.y == 50)
    bed.touch(1, .up, 160, 240)
    bed.settle()
    #expect(bed.offset.y == 50)
  }

  @Test(arguments: noNumbers) func aTrackpadsNoNumberMovesNothing(delta: Double) {
    let bed = Bed()
    bed.trackpad(.began)
    bed.trackpad(.changed, 0, -50)
    bed.trackpad(.changed, delta, delta)
    bed.trackpad(.changed, 0, -10)
    bed.wait(0.2)
    #expect(bed.offset == Point(x: 0, y: 60))
    bed.trackpad(.ended)
    bed.settle()
    #expect(bed.offset == Point(x: 0, y: 60))
  }

  @Test(arguments: noNumbers + [0, -1]) func aTrackpadsPinchOfNothingZoomsNothing(scale: Double) {
    let bed = Bed(zooms: true)
    for (phase, scale) in [
      (MagnifySample.Phase.began, 1.0), (.changed, 2), (.changed, scale), (.changed, 3),
      (.ended, scale),
    ] {
      bed.send(.magnify(MagnifySample(phase: phase, position: Point(x: 9, y: 9), scale: scale)))
      bed.wait(0.02)
      #expect(bed.scrollView.zoomScale > 0 && bed.offset.isFinite)
    }
    bed.settle()
    #expect(bed.scrollView.zoomScale == 3)
    #expect(bed.log.lines.count { $0.hasPrefix("didEndZooming") } == 1)
  }

  @Test(arguments: noNumbers) func aWheelsNoNumberTurnsNothing(notches: Double) {
    let bed = Bed(zooms: true)
    bed.wheel(notches, dx: notches)
    bed.wheel(notches, zooms: true)
    bed.settle()
    #expect(bed.log.lines.isEmpty)
  }

  /// The end of a gesture got lost: the next one ends it.
  @Test func whatBeginsAnewEndsWhatWasUnderWay() {
    let bed = Bed(zooms: true)
    let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 120, height: 460))
    other.contentSize = CGSize(width: 120, height: 5000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 5000))
    let log = DelegateLog()
    log.zoomView = content
    other.maximumZoomScale = 3
    other.delegate = log
    other.addSubview(content)
    bed.window.addSubview(other)
    func magnify(_ phase: MagnifySample.Phase, _ x: Double, _ scale: Double) {
      bed.send(.magnify(MagnifySample(phase: phase, position: Point(x: x, y: 9), scale: scale)))
      bed.wait(0.02)
    }
    magnify(.began, 9, 1)
    magnify(.changed, 9, 1.5)
    magnify(.began, 250, 1)
    magnify(.changed, 250, 2)
    #expect(!bed.scrollView.isZooming && other.isZooming)
    magnify(.ended, 250, 2)
    bed.settle()
    #expect(bed.log.names.last == "didEndZooming" && log.names.last == "didEndZooming")
    bed.log.clear()
    for x in [9.0, 250] {
      for phase in [ScrollSample.Phase.began, .changed] {
        bed.send(
          .scroll(
            ScrollSample(
              phase: phase, position: Point(x: x, y: 9), delta: Vector(dx: 0, dy: -20))))
        bed.wait(0.02)
      }
    }
    #expect(!bed.scrollView.isDragging && other.isDragging)
    #expect(bed.log.names.last?.hasPrefix("didEndDragging") == true)
    bed.trackpad(.ended)
    bed.settle()
    #expect(!other.isDragging)
  }

  @Test func nothingIsThrownFasterThanAnythingMoves() {
    let bed = Bed(content: CGSize(width: 320, height: 1e13))
    bed.stroke([(0, 160, 400), (0.01, 160, 380), (0.010_001, 160, -1e8), (0.010_002, 160, -2e8)])
    #expect(abs(Double(bed.log.releases[0].velocity.y)) <= 1000)
    #expect(bed.settle() < 10)
  }

  // MARK: Clocks

  @Test func aClockThatIsSetBackStandsStillAndGoesOn() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    let start = bed.offset.y
    bed.loop.frame(at: 0.4)
    let before = bed.offset.y
    bed.loop.frame(at: -3600)
    #expect(bed.offset.y == before)
    bed.loop.frame(at: -3599.9)
    // 0.3 s after the release, by a clock that was set back by an hour.
    let expected = start + 1.5 * (1 - pow(0.998, 300)) / -log(0.998)
    #expect(abs(bed.offset.y - expected) <= 0.5)
  }

  @Test(arguments: [3600.0, 1e6, 1e300, .infinity, .nan, -3600])
  func aTimeStampFarFromItsFrameCountsAsTheFrames(stamp: Double) {
    let bed = Bed()
    bed.wait(0.1)
    bed.loop.send(
      InputEvent(
        time: stamp,
        kind: .touches([
          TouchSample(id: 1, phase: .down, position: Point(x: 160, y: 300), time: stamp)
        ])))
    bed.wait(0.02)
    bed.touch(1, .up, 160, 300)
    bed.wait(0.02)
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(bed.settle() < 1)
    #expect(bed.offset.y == 300)
  }

  // MARK: Sizes

  @Test(arguments: noNumbers + [1e300, -1e300, .greatestFiniteMagnitude])
  func contentWithoutASizeIsSurvived(length: Double) {
    let bed = Bed()
    bed.scrollView.contentSize = CGSize(width: length, height: length)
    bed.swipe(from: (160, 400), to: (100, 100), 0.2)
    #expect(bed.settle() < 10)
    #expect(bed.offset.isFinite)
    bed.swipe(from: (160, 100), to: (160, 400), 0.05)
    #expect(bed.settle() < 20)
    #expect(bed.offset.isFinite)
  }

  @Test(arguments: noNumbers) func insetsThatAreNoNumbersCountAsNone(inset: Double) {
    let bed = Bed()
    bed.scrollView.contentInset = UIEdgeInsets(
      top: CGFloat(inset), left: CGFloat(inset), bottom: CGFloat(inset), right: CGFloat(inset))
    bed.swipe(from: (160, 100), to: (160, 400), 0.2)
    bed.settle()
    #expect(bed.offset == .zero)
  }

  @Test(arguments: noNumbers) func anOffsetThatIsNoNumberIsNotTaken(value: Double) {
    let bed = Bed()
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 70)
    bed.log.clear()
    bed.scrollView.contentOffset = CGPoint(x: value, y: value)
    bed.scrollView.bounds.origin = CGPoint(x: value, y: value)
    bed.scrollView.setContentOffset(CGPoint(x: value, y: value), animated: false)
    bed.scrollView.setContentOffset(CGPoint(x: value, y: value), animated: true)
    bed.scrollView.scrollRectToVisible(
      CGRect(x: value, y: value, width: 10, height: 10), animated: false)
    bed.settle()
    #expect(bed.offset.isFinite)
    #expect(bed.offset.y == 70 || value.isInfinite)
  }

  @Test(arguments: noNumbers) func aTargetThatIsNoNumberIsNotTaken(value: Double) {
    let bed = Bed()
    bed.log.target = { _ in CGPoint(x: value, y: value) }
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(abs(bed.offset.y - (290 + (1.5 - 0.01) / -log(0.998))) <= 0.5)
  }

  @Test(arguments: [(3.0, 1.0), (.nan, 4), (1, .nan), (.infinity, .infinity), (0, 0), (-1, -2)])
  func limitsWithNothingBetweenThemZoomNothing(limits: (Double, Double)) {
    let bed = Bed(zooms: true)
    bed.scrollView.minimumZoomScale = CGFloat(limits.0)
    bed.scrollView.maximumZoomScale = CGFloat(limits.1)
    bed.scrollView.isScrollEnabled = false
    if limits.0.isNaN {
      // Counts as 1: then there is something between.
      bed.pinch((160, 230), 100, 308, 0.2)
      bed.settle()
      #expect(bed.scrollView.zoomScale == 3)
      return
    }
    bed.pinch((160, 230), 100, 300, 0.2)
    bed.settle()
    #expect(bed.log.lines.isEmpty)
    #expect(bed.scrollView.zoomScale == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300])
  func aWindowWithoutASizeOrADensityKeepsItsOwn(value: Double) {
    let bed = Bed()
    bed.send(.resize(Size(width: 320, height: 460), pixelsPerPoint: value))
    bed.send(.resize(Size(width: .nan, height: value), pixelsPerPoint: 2))
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    #expect(bed.settle() < 10)
    #expect(bed.offset.y.isFinite && bed.offset.y > 290)
    #expect(bed.window.screen.scale > 0.001 && bed.window.bounds.width.isFinite)
  }
}
