import DisplayList
import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import Testing

@MainActor
struct FramePreparationTests {
  /// Writes down when it is laid out, and what it is told when it is drawn.
  private final class Witness: UIView {
    var steps: [String] = []
    var context: DrawingContext?

    override func layoutSubviews() {
      super.layoutSubviews()
      steps.append("layout")
    }

    override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
      steps.append("draw")
      self.context = context
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = Witness(frame: CGRect(x: 60, y: 70, width: 80, height: 80))
  private let loop: FrameLoop

  private init() {
    window.screen = UIScreen()
    window.screen.scale = 2
    window.isHidden = false
    window.addSubview(view)
    loop = FrameLoop(window: window)
  }

  @Test func `It comes after layout and before drawing, and what it marks is laid out at once`() {
    var marks = false
    let preparation = FramePreparation { [view] in
      view.steps.append("preparation")
      if marks { view.setNeedsLayout() }
    }
    preparation.start(in: window)
    preparation.start(in: window)
    loop.frame(at: 0)
    #expect(view.steps == ["layout", "preparation", "draw"])
    // It wants no frames of its own.
    #expect(!loop.needsFrame && loop.isAtRest)
    view.steps = []
    marks = true
    loop.frame(at: 0.01)
    #expect(view.steps == ["preparation", "layout", "draw"])
    #expect(!loop.needsFrame)
    view.steps = []
    preparation.stop()
    loop.frame(at: 0.02)
    #expect(view.steps == ["draw"])
  }

  /// What is wanted for a place that nobody knows yet would be taken back in the next frame.
  @Test func `There is none before the window has a size`() {
    window.frame.size = CGSize(width: 0, height: 0)
    var count = 0
    let preparation = FramePreparation { count += 1 }
    preparation.start(in: window)
    loop.frame(at: 0)
    #expect(count == 0)
    let size = Size(width: 100, height: 80)
    loop.send(InputEvent(time: 0.01, kind: .resize(size, pixelsPerPoint: 2)))
    loop.frame(at: 0.01)
    #expect(count == 1)
  }

  @Test func `It knows what a view will be told when it is drawn`() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 70, height: 60))
    scrollView.contentSize = CGSize(width: 200, height: 200)
    scrollView.contentOffset = CGPoint(x: 15, y: 25)
    window.addSubview(scrollView)
    scrollView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    var foreseen: DrawingContext?
    let preparation = FramePreparation { [view] in foreseen = DrawingContext(of: view) }
    preparation.start(in: window)
    func expectForeseen() throws {
      let (told, foreseen) = try (#require(view.context), #require(foreseen))
      #expect(foreseen.visibleRect == told.visibleRect)
      #expect(foreseen.transformToWindow == told.transformToWindow)
      #expect(foreseen.pixelsPerPoint == told.pixelsPerPoint)
    }
    loop.frame(at: 0)
    try expectForeseen()
    // 60, 70 less half of what it has grown by, less the offset, more the place of the scroll view.
    #expect(foreseen?.transformToWindow == CGAffineTransform(1.5, 0, 0, 1.5, 35, 45))
    // In mid-flight, what is shown counts and not what has been set.
    UIView.animate(withDuration: 1) { scrollView.transform = CGAffineTransform(rotationAngle: 1) }
    loop.frame(at: 0.1)
    loop.frame(at: 0.4)
    try expectForeseen()
    let place = foreseen?.transformToWindow
    #expect(place?.b != 0 && place?.b != 1.5 * CGFloat(sin(1.0)))
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `Of what will not be drawn it knows nothing`(reason: Int) {
    switch reason {
    case 0: view.isHidden = true
    case 1: window.alpha = 0
    case 2: view.transform = CGAffineTransform(scaleX: 0, y: 1)
    case 3: view.frame.origin.x = 100
    default: view.removeFromSuperview()
    }
    var foreseesNothing = false
    let preparation = FramePreparation { [view] in
      foreseesNothing = DrawingContext(of: view).map { _ in true } == nil
    }
    preparation.start(in: window)
    loop.frame(at: 0)
    #expect(foreseesNothing && view.context == nil)
  }
}
