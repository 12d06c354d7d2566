import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import Testing

/// Writes down the states that recognisers tell of, the first letter of a name before each.
@MainActor
private final class StateLog {
  private(set) var lines: [String] = []
  private var names: [(UIGestureRecognizer, String)] = []

  func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
    names.append((recognizer, name))
    recognizer.addTarget(self, action: Selector(StateLog.heard))
  }

  func clear() { lines = [] }

  private func heard(_ recognizer: UIGestureRecognizer) {
    let name = names.first { $0.0 === recognizer }?.1 ?? "?"
    lines.append("\(name) \(recognizer.state)")
  }
}

/// Recognisers that count fingers or taps, as each comes and goes.
@MainActor
struct FingerCountTests {
  private let hand = Hand()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = StateLog()

  init() {
    view.isMultipleTouchEnabled = true
    hand.window.addSubview(view)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    log.watch(recognizer, name)
    return recognizer
  }

  /// Moves finger `id`, frame by frame.
  private func moves(_ id: Int32, _ places: [(Double, Double)]) {
    for (x, y) in places {
      hand.wait(0.02)
      hand.move(x, y, id: id)
    }
  }

  @Test func `A pan that wants two fingers stands still under one, and ends with the last`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    hand.down(100, 300, id: 1)
    moves(1, [(100, 260), (100, 250)])
    #expect(log.lines == [] && pan.state == .possible)
    hand.down(200, 250, id: 2)
    hand.touch([(1, .move, 100, 200), (2, .move, 200, 200)])
    #expect(log.lines == ["pan began"] && pan.translation(in: view).y == -40)
    log.clear()
    hand.up(200, 200, id: 2)
    moves(1, [(100, 150), (100, 100)])
    #expect(log.lines == [] && pan.state == .began && pan.translation(in: view).y == -40)
    hand.down(200, 100, id: 3)
    moves(3, [(200, 80)])
    #expect(log.lines == ["pan changed"] && pan.translation(in: view).y == -50)
    hand.up(200, 80, id: 3)
    log.clear()
    hand.up(100, 100, id: 1)
    #expect(log.lines == ["pan ended"])
  }

  @Test func `A pinch ends when both fingers have lifted, and another finger may join`() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    hand.touch([(1, .down, 100, 200), (2, .down, 200, 200)])
    moves(2, [(308, 200)])
    #expect(log.lines == ["pinch began"] && pinch.scale == 2)
    log.clear()
    hand.up(308, 200, id: 2)
    moves(1, [(50, 200), (20, 200)])
    #expect(log.lines == [] && pinch.state == .began && pinch.scale == 2)
    #expect(pinch.numberOfTouches == 1)
    // The system gives the next finger the number of the one that went.
    hand.down(60, 200, id: 2)
    moves(2, [(80, 200)])
    #expect(log.lines == ["pinch changed", "pinch changed"] && pinch.scale == 3)
    log.clear()
    hand.up(20, 200, id: 1)
    hand.wait(0.5)
    #expect(log.lines == [])
    hand.up(80, 200, id: 2)
    #expect(log.lines == ["pinch ended"] && pinch.state == .possible)
  }

  @Test func `A rotation ends when both fingers have lifted`() {
    let rotation = add(UIRotationGestureRecognizer(), "rotation")
    hand.touch([(1, .down, 100, 200), (2, .down, 200, 200)])
    moves(2, [(200, 210), (200, 220)])
    let angle = atan2(0.2, 1) - 8 / hypot(100, 10)
    #expect(abs(Double(rotation.rotation) - angle) < 0.01)
    let turned = rotation.rotation
    log.clear()
    hand.up(100, 200, id: 1)
    moves(2, [(100, 300), (50, 100)])
    #expect(log.lines == [] && rotation.rotation == turned)
    hand.up(50, 100, id: 2)
    #expect(log.lines == ["rotation ended"])
  }

  @Test func `The zooming of a scroll view ends with the first finger`() {
    let scrollView = UIScrollView(frame: view.bounds)
    let delegate = ZoomDelegate()
    delegate.zoomed.frame = view.bounds
    scrollView.contentSize = view.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.delegate = delegate
    scrollView.addSubview(delegate.zoomed)
    view.addSubview(scrollView)
    hand.touch([(1, .down, 100, 200), (2, .down, 200, 200)])
    moves(2, [(308, 200)])
    #expect(scrollView.isZooming && delegate.ends == 0)
    hand.up(308, 200, id: 2)
    #expect(!scrollView.isZooming && delegate.ends == 1)
  }

  @Test func `Fingers that neither pinch nor turn let go who waits for that`() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let rotation = add(UIRotationGestureRecognizer(), "rotation")
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.require(toFail: pinch)
    tap.require(toFail: rotation)
    hand.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    hand.wait(1)
    tap.numberOfTouchesRequired = 2
    log.clear()
    hand.touch([(1, .down, 100, 100), (2, .down, 150, 100)])
    hand.up(150, 100, id: 2)
    hand.up(100, 100, id: 1)
    #expect(log.lines == ["tap ended"])
  }

  @Test func `A long press after a tap begins with the second touch, beside a tap`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    let press = add(UILongPressGestureRecognizer(), "press")
    #expect(press.numberOfTapsRequired == 0)
    press.numberOfTapsRequired = 1
    hand.down(100, 100)
    hand.wait(0.7)
    hand.up(100, 100)
    #expect(log.lines == ["tap ended"])
    hand.wait(1)
    log.clear()
    hand.tap(100, 100)
    hand.wait(0.2)
    hand.down(110, 100)
    hand.wait(0.45)
    #expect(log.lines == ["tap ended"])
    hand.wait(0.1)
    #expect(log.lines == ["tap ended", "press began"])
    hand.move(200, 100)
    hand.up(200, 100)
    #expect(log.lines == ["tap ended", "press began", "press changed", "press ended"])
    _ = tap
  }

  @Test func `A long press without taps is prevented by none`() {
    _ = add(UITapGestureRecognizer(), "tap")
    _ = add(UILongPressGestureRecognizer(), "press")
    hand.down(100, 100)
    hand.wait(0.6)
    hand.up(100, 100)
    #expect(log.lines == ["press began", "press ended"])
  }
}

private final class ZoomDelegate: UIScrollViewDelegate {
  let zoomed = UIView()
  private(set) var ends = 0
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat) {
    ends += 1
  }
}
