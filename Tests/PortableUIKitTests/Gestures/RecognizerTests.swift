import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import Testing

/// Writes down the states that a recogniser tells of.
@MainActor
private final class StateLog {
  var states: [UIGestureRecognizer.State] = []
  private var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    recognizer.addTarget(self, action: Selector(StateLog.heard))
  }

  private func heard(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

private final class Refusal: UIView {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor
struct RecognizerTests {
  private let hand = Hand()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    hand.window.addSubview(view)
  }

  private func watch(_ recognizer: UIGestureRecognizer) -> StateLog {
    view.addGestureRecognizer(recognizer)
    return StateLog(recognizer)
  }

  /// Two fingers 160 points apart about (160, 240), from 0 by steps of 0.1 radians.
  private func rotate(steps: Int, lift: Bool = true) {
    func place(_ phase: TouchSample.Phase, _ angle: Double) {
      let (dx, dy) = (80 * cos(angle), 80 * sin(angle))
      hand.touch([(1, phase, 160 - dx, 240 - dy), (2, phase, 160 + dx, 240 + dy)])
    }
    place(.down, 0)
    for step in 1...steps {
      hand.wait(0.01)
      place(.move, Double(step) * 0.1)
    }
    if lift { place(.up, Double(steps) * 0.1) }
  }

  @Test func `Rotation counts from where it began, or from what was set`() {
    let rotation = UIRotationGestureRecognizer()
    let log = watch(rotation)
    rotate(steps: 3, lift: false)
    #expect(log.states == [.began, .changed, .changed])
    #expect(abs(rotation.rotation - 0.25) < 1e-9)
    #expect(abs(rotation.velocity - 10) < 1e-6)
    #expect(rotation.location(in: view) == CGPoint(x: 160, y: 240))
    rotation.rotation = 0
    #expect(rotation.rotation == 0)
    hand.touch([(1, .up, 0, 0), (2, .up, 0, 0)])
    #expect(log.states.last == .ended)
    #expect(rotation.state == .possible)
  }

  @Test func `Swipes know their direction`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    swipe.direction = [.left, .up]
    let log = watch(swipe)
    hand.drag(from: (200, 200), to: (100, 200), 0.2)
    #expect(log.states == [.ended])
    hand.drag(from: (100, 200), to: (200, 200), 0.2)
    hand.drag(from: (200, 200), to: (200, 320), 0.2)
    #expect(log.states == [.ended])
    hand.drag(from: (200, 200), to: (200, 80), 0.2)
    #expect(log.states == [.ended, .ended])
  }

  @Test func `A pan from the edge begins at its edge, inward`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let log = watch(pan)
    hand.drag(from: (60, 100), to: (160, 100), 0.2)
    hand.drag(from: (5, 100), to: (5, 200), 0.2)
    hand.drag(from: (315, 100), to: (200, 100), 0.2)
    #expect(log.states.isEmpty)
    hand.drag(from: (5, 100), to: (105, 110), 0.2)
    #expect(log.states.first == .began && log.states.last == .ended)
  }

  @Test func `Hovering begins, changes and ends`() {
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(inner)
    let hover = UIHoverGestureRecognizer()
    inner.addGestureRecognizer(hover)
    let log = StateLog(hover)
    hand.hover(10, 10)
    hand.hover(110, 110)
    hand.hover(120, 110)
    #expect(hover.location(in: inner) == CGPoint(x: 20, y: 10))
    hand.hover(300, 300)
    hand.hover(110, 110)
    #expect(log.states == [.began, .changed, .ended, .began])
  }

  @Test func `A pointer that hovers keeps no finger from panning`() {
    let hover = UIHoverGestureRecognizer()
    view.addGestureRecognizer(hover)
    let log = watch(UIPanGestureRecognizer())
    hand.hover(10, 10)
    hand.hover(20, 10)
    hand.touch((1, .down, 50, 50))
    hand.touch((1, .move, 90, 50))
    hand.touch((1, .up, 90, 50))
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(hover.state == .changed)
  }

  @Test func `A view may keep its touches from its ancestors' recognisers`() {
    let refusal = Refusal(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(refusal)
    let log = watch(UITapGestureRecognizer())
    hand.tap(50, 50)
    #expect(log.states.isEmpty)
    hand.wait(1)
    hand.tap(150, 150)
    #expect(log.states == [.ended])
  }

  @Test func `What is taken off its view in mid-gesture is cancelled`() {
    let pan = UIPanGestureRecognizer()
    let log = watch(pan)
    hand.drag(from: (10, 10), to: (100, 10), 0.2, lift: false)
    view.removeGestureRecognizer(pan)
    #expect(log.states.last == .cancelled)
    #expect(pan.numberOfTouches == 0)
    hand.up(100, 10)
    #expect(pan.state == .possible)
  }

  @Test func `Ignored touches and kinds of touches do not count`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    let log = watch(tap)
    hand.tap(10, 10)
    #expect(log.states.isEmpty)
    hand.touch([(1, .down, 10, 10)], device: .pen)
    hand.touch([(1, .up, 10, 10)], device: .pen)
    #expect(log.states == [.ended])
  }

  @Test func `Velocity and translation are the view's own`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer()
    _ = watch(pan)
    hand.drag(from: (10, 10), to: (210, 10), 0.5, lift: false)
    #expect(abs(pan.velocity(in: nil).x - 2 * pan.velocity(in: view).x) < 1e-9)
    #expect(abs(pan.velocity(in: nil).x - 400) < 1)
    #expect(abs(pan.translation(in: view).x - 95) < 1e-9)
    pan.setTranslation(.zero, in: view)
    hand.move(230, 10)
    #expect(abs(pan.translation(in: view).x - 10) < 1e-9)
  }

  @Test func `Optional members of the delegate are always there`() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate: (any UIGestureRecognizerDelegate)? = Delegate()
    let tap = UITapGestureRecognizer()
    #expect(delegate?.gestureRecognizerShouldBegin?(tap) == false)
    #expect(delegate?.gestureRecognizer?(tap, shouldReceive: UITouch()) == true)
    #expect(
      delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) == false)
  }

  /// What scrolls sideways only is dragged by any finger, and moves by none that goes up.
  @Test func `A swipe across what scrolls is a swipe`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 2000, height: 480)
    view.addSubview(scroll)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 480))
    scroll.addSubview(card)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.up, .right]
    card.addGestureRecognizer(swipe)
    let log = StateLog(swipe)
    hand.drag(from: (160, 300), to: (165, 180), 0.2)
    #expect(log.states == [.ended])
    #expect(scroll.contentOffset.y == 0)
    hand.wait(1)
    // Where it scrolls, and where nobody swipes, it scrolls.
    hand.drag(from: (100, 300), to: (220, 300), 0.2)
    hand.drag(from: (160, 180), to: (160, 300), 0.2)
    #expect(log.states == [.ended])
    hand.wait(1)
    scroll.contentOffset.x = 0
    hand.drag(from: (260, 300), to: (60, 300), 0.2)
    #expect(scroll.contentOffset.x > 100)
    hand.wait(3)
    // What bounces that way moves that way.
    scroll.alwaysBounceVertical = true
    hand.drag(from: (160, 300), to: (160, 180), 0.2)
    #expect(log.states == [.ended])
    hand.wait(1)
    scroll.alwaysBounceVertical = false
    // Nor does one that comes to it from outside: the recogniser of the scroll view itself.
    let own = UISwipeGestureRecognizer()
    own.direction = .down
    scroll.addGestureRecognizer(own)
    let ownLog = StateLog(own)
    hand.drag(from: (160, 180), to: (160, 300), 0.2)
    #expect(ownLog.states == [.ended])
  }
}
