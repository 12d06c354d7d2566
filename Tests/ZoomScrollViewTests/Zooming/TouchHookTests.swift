import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

@MainActor
struct TouchHookTests {
  /// Answers as it is told to, and writes down what it is shown.
  final class Hooks: ZoomScrollViewDelegate {
    var handles: Set<String> = []
    var calls: [String] = []
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))

    private func answer(_ name: String, _ touches: Set<UITouch>) -> Bool {
      calls.append(name)
      return handles.contains(name)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func zoomScrollView(
      _ zoomScrollView: ZoomScrollView, touchesBegan touches: Set<UITouch>, with event: UIEvent?
    ) -> Bool { answer("began", touches) }
    func zoomScrollView(
      _ zoomScrollView: ZoomScrollView, touchesMoved touches: Set<UITouch>, with event: UIEvent?
    ) -> Bool { answer("moved", touches) }
    func zoomScrollView(
      _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
    ) -> Bool { answer("ended", touches) }
    func zoomScrollView(
      _ zoomScrollView: ZoomScrollView, touchesCancelled touches: Set<UITouch>,
      with event: UIEvent?
    ) -> Bool { answer("cancelled", touches) }
  }

  /// Writes down what is left for the scroll view itself.
  final class Listed: ZoomScrollView {
    var calls: [String] = []
    override func passOn(
      _ touches: Set<UITouch>, _ event: UIEvent?, as phase: UITouch.Phase
    ) {
      calls.append("\(phase)")
      super.passOn(touches, event, as: phase)
    }
  }

  private let hooks = Hooks()
  private let view = Listed(frame: .zero)
  private let stage: Stage

  init() {
    stage = Stage(size: Size(width: 300, height: 400), view: view)
    view.addSubview(hooks.content)
    view.contentSize = hooks.content.bounds.size
    view.maximumZoomScale = 4
    view.delaysContentTouches = false
    view.delegate = hooks
  }

  /// Moves of a point, then of twelve: a pan begins at the second.
  private func drag(lift: Bool = true) {
    stage.touch((1, .down, 150, 300))
    stage.touch((1, .move, 150, 298))
    stage.touch((1, .move, 150, 280))
    stage.touch((1, .move, 150, 260))
    if lift { stage.touch((1, .up, 150, 260)) }
  }

  @Test func theDelegateIsKnownByEitherName() {
    #expect(view.zoomScrollViewDelegate === hooks)
    view.delegate = nil
    #expect(view.zoomScrollViewDelegate == nil)
    view.zoomScrollViewDelegate = hooks
    #expect(view.delegate === hooks)
    let plain = PlainDelegate()
    view.delegate = plain
    #expect(view.zoomScrollViewDelegate == nil && view.delegate === plain)
  }

  private final class PlainDelegate: UIScrollViewDelegate {}

  @Test func nothingHandledEverythingGoesOn() {
    drag()
    #expect(hooks.calls == ["began", "moved", "cancelled"])
    #expect(view.calls == ["began", "moved", "cancelled"])
    #expect(view.contentOffset.y > 20)
  }

  @Test func handledFromTheBeginningTheScrollViewHearsNothing() {
    hooks.handles = ["began"]
    drag()
    stage.settle()
    #expect(hooks.calls == ["began", "moved", "moved", "moved", "ended"])
    #expect(view.calls == [] && view.contentOffset == .zero)
    // The next finger is another matter.
    hooks.handles = []
    drag()
    #expect(view.contentOffset.y > 20)
    #expect(view.calls == ["began", "moved", "cancelled"])
  }

  @Test func handledInTheMiddleItIsCancelledOnce() {
    hooks.handles = ["moved"]
    drag()
    stage.settle()
    #expect(hooks.calls == ["began", "moved", "moved", "moved", "ended"])
    #expect(view.calls == ["began", "cancelled"] && view.contentOffset == .zero)
  }

  @Test func handledAtTheEndItIsCancelled() {
    hooks.handles = ["ended"]
    stage.tap(Point(x: 100, y: 100))
    #expect(hooks.calls == ["began", "ended"] && view.calls == ["began", "cancelled"])
  }

  @Test func aCancellationAlwaysArrives() {
    hooks.handles = ["began", "cancelled"]
    stage.touch((1, .down, 150, 300))
    stage.touch((1, .cancel, 150, 300))
    #expect(hooks.calls == ["began", "cancelled"] && view.calls == ["cancelled"])
  }

  @Test func theLastFingerEndsIt() {
    hooks.handles = ["began"]
    stage.touch((1, .down, 100, 300))
    hooks.handles = []
    stage.touch((2, .down, 200, 300))
    stage.touch((1, .up, 100, 300))
    for step in 1...10 { stage.touch((2, .move, 200, 300 - 10 * Double(step))) }
    #expect(view.calls == [] && view.contentOffset == .zero)
    stage.touch((2, .up, 200, 200))
    drag()
    #expect(view.contentOffset.y > 20)
  }

  /// A finger whose end is never delivered leaves nothing behind.
  @Test func theFlagNeverSticks() {
    hooks.handles = ["began"]
    view.fingersCameDown([UITouch()], nil)
    hooks.handles = []
    view.fingersCameDown([UITouch()], nil)
    view.touchesBegan([UITouch()], with: nil)
    #expect(view.calls == ["began"])
  }

  /// As it is by default, the content hears of a finger only when that has rested for a while.
  @Test func theDelegateIsAskedBeforeThePanMayBegin() {
    view.delaysContentTouches = true
    hooks.handles = ["began"]
    // Down, and sixty points away in the next frame.
    stage.touch((1, .down, 150, 300))
    #expect(hooks.calls == ["began"])
    stage.touch((1, .move, 150, 240))
    stage.touch((1, .move, 150, 180))
    stage.touch((1, .up, 150, 100))
    stage.settle()
    #expect(hooks.calls == ["began", "moved", "moved", "ended"])
    #expect(view.calls == [] && view.contentOffset == .zero)
    hooks.calls = []
    hooks.handles = []
    drag()
    #expect(hooks.calls == ["began", "moved", "cancelled"] && view.calls == [])
    #expect(view.contentOffset.y > 20)
  }

  /// Fingers that stop moving content are shown, too.
  @Test func alsoWhileTheContentMoves() {
    view.delaysContentTouches = true
    stage.swipe(from: Point(x: 150, y: 300), to: Point(x: 150, y: 200), 0.1)
    #expect(view.isDecelerating)
    hooks.calls = []
    hooks.handles = ["began"]
    stage.touch((1, .down, 150, 300))
    let caught = view.contentOffset
    stage.touch((1, .move, 150, 240))
    stage.touch((1, .up, 150, 180))
    stage.settle()
    #expect(hooks.calls == ["began", "moved", "ended"] && view.contentOffset == caught)
  }

  /// A second finger that comes while the first one scrolls can end that.
  @Test func aSecondFingerIsShownInTheMiddleOfAPan() {
    view.delaysContentTouches = true
    drag(lift: false)
    #expect(view.isDragging)
    hooks.calls = []
    hooks.handles = ["began"]
    let offset = view.contentOffset
    stage.touch((2, .down, 100, 100))
    stage.touch((1, .move, 150, 230), (2, .move, 100, 70))
    #expect(hooks.calls == ["began", "moved"])
    #expect(!view.isDragging && view.contentOffset == offset)
  }

  @Test(arguments: [true, false]) func twoFingersCanBeTheDelegates(delays: Bool) {
    view.delaysContentTouches = delays
    hooks.handles = ["began"]
    stage.touch((1, .down, 100, 200), (2, .down, 200, 200))
    for step in 1...10 {
      let y = 200 - 8 * Double(step)
      stage.touch((1, .move, 100 - Double(step), y), (2, .move, 200 + 4 * Double(step), y))
    }
    #expect(view.contentOffset == .zero && view.zoomScale == 1)
    #expect(hooks.calls.filter { $0 == "moved" }.count >= 10)
  }

  @Test func theBeginningIsShownBeforeADoubleTapCounts() {
    view.zoomInOnDoubleTap = true
    hooks.handles = ["began"]
    stage.doubleTap(Point(x: 100, y: 100))
    stage.settle()
    #expect(view.zoomScale == 1)
    hooks.handles = []
    stage.wait(1)
    view.calls = []
    stage.doubleTap(Point(x: 100, y: 100))
    stage.settle()
    #expect(view.zoomScale == 4)
    // The second tap is used up.
    #expect(view.calls == ["began", "ended", "began", "cancelled"])
  }

  @Test func aTripleTap() {
    final class TripleTaps: ZoomScrollViewDelegate {
      var count = 0
      func zoomScrollView(
        _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
      ) -> Bool {
        guard touches.first?.tapCount == 3 else { return false }
        count += 1
        return true
      }
    }
    let taps = TripleTaps()
    view.delegate = taps
    stage.doubleTap(Point(x: 100, y: 100))
    #expect(taps.count == 0)
    stage.wait(0.08)
    stage.tap(Point(x: 100, y: 100))
    #expect(taps.count == 1)
  }
}
