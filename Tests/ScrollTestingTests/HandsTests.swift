import Foundation
import PortableUIKit
import ScrollTesting
import Testing

/// Who is told of gestures.
@MainActor
private final class Hearer: NSObject {
  private var told: [UIGestureRecognizer] = []
  /// The largest, radians.
  private(set) var angle: CGFloat = 0

  func heard(_ recogniser: UIGestureRecognizer) {
    told.append(recogniser)
    if let turn = recogniser as? UIRotationGestureRecognizer { angle = max(angle, turn.rotation) }
  }

  func take() -> [UIGestureRecognizer] {
    defer { told = [] }
    return told
  }
}

/// What each gesture does to a view that knows nothing of tests.
@MainActor
struct HandsTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }
  private let middle = CGPoint(x: 160, y: 240)

  @Test(arguments: [30.0, 60, 120, 240])
  func aDragMovesAsFarAsTheFingerButForTheSlop(framesPerSecond: Double) {
    let sheet = Sheet(framesPerSecond: framesPerSecond)
    sheet.stage.drag(
      from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.5)
    #expect((sheet.view.contentOffset.y - 190).magnitude < 1e-9)
    #expect(sheet.stage.settle())
    #expect((sheet.view.contentOffset.y - 190).magnitude < 1e-9)
  }

  /// Of its velocity 99.8 % are left after each millisecond, and so of the ways in equal times.
  @Test func aSwipeGoesOnByTheClosedForm() {
    stage.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.2)
    #expect(sheet.view.isDecelerating)
    let offsets = (0...2).map { _ in
      defer { stage.wait(0.25) }
      return sheet.view.contentOffset.y
    }
    // Offsets are whole pixels, of half a point.
    let share = (offsets[2] - offsets[1]) / (offsets[1] - offsets[0])
    #expect(abs(share - pow(0.998, 250)) < 0.01)
  }

  @Test func aPinchZoomsByTheRatioOfItsDistances() {
    // What the fingers go before it is a pinch is lost: so far that it hardly counts.
    stage.pinch(at: middle, from: 20, to: 300, duration: 0.5)
    stage.settle()
    #expect(sheet.view.zoomScale == 4)
    stage.pinch(at: middle, from: 300, to: 200, duration: 0.5)
    #expect((2.6..<3.2).contains(sheet.view.zoomScale))
  }

  @Test func tapsAndHoldsAreRecognised() {
    let tap = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    let long = UILongPressGestureRecognizer()
    double.numberOfTapsRequired = 2
    let hearer = Hearer()
    for recogniser in [tap, double, long] {
      sheet.content.addGestureRecognizer(recogniser)
      recogniser.addTarget(hearer, action: Selector(Hearer.heard))
    }
    stage.tap(at: middle)
    #expect(hearer.take() == [tap])
    stage.wait(1)
    stage.doubleTap(at: middle)
    #expect(hearer.take() == [tap, double])
    stage.wait(1)
    stage.hold(at: middle, for: 0.7)
    #expect(hearer.take() == [long, long])
  }

  @Test func twoFingersTurn() {
    let turn = UIRotationGestureRecognizer()
    sheet.content.addGestureRecognizer(turn)
    let hearer = Hearer()
    turn.addTarget(hearer, action: Selector(Hearer.heard))
    stage.rotate(at: middle, by: .pi / 2, duration: 0.5)
    // A little is lost before it is a rotation.
    #expect(hearer.angle > .pi / 2 - 0.3 && hearer.angle <= .pi / 2)
  }

  @Test func aWheelScrollsByNotchesAndATrackpadByPoints() {
    stage.turnWheel(by: CGVector(dx: 0, dy: -2), at: middle)
    stage.settle()
    #expect(sheet.view.contentOffset.y == 120)
    stage.scroll(by: CGVector(dx: 0, dy: -50), at: middle, duration: 0.5)
    #expect((sheet.view.contentOffset.y - 170).magnitude < 1e-9)
  }

  @Test func aTrackpadPinches() {
    stage.magnify(by: 2, at: middle, duration: 0.3)
    stage.settle()
    #expect((sheet.view.zoomScale - 2).magnitude < 1e-9)
  }

  @Test func keysReachTheFirstResponder() {
    final class Reader: UIView {
      var pressed = ""
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.compactMap { $0.key?.characters }.joined()
      }
    }
    let reader = Reader()
    sheet.content.addSubview(reader)
    reader.becomeFirstResponder()
    stage.press("g")
    #expect(reader.pressed == "g")
  }

  @Test func theWindowGetsAnotherSize() {
    stage.resize(to: CGSize(width: 480, height: 320))
    #expect(sheet.view.bounds.size == CGSize(width: 480, height: 320))
  }
}
