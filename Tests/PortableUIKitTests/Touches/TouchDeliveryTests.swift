import Foundation
import PortableUIKit
import Testing

private final class LogWindow: UIWindow {
  var events: [String] = []
  var isDeaf = false
  override func sendEvent(_ event: UIEvent) {
    events.append("\(event.type) \(event.allTouches?.count ?? 0)")
    if !isDeaf { super.sendEvent(event) }
  }
}

@MainActor
struct TouchDeliveryTests {
  private let hand: Hand
  private let window = LogWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let other = TouchLogView(frame: CGRect(x: 200, y: 0, width: 100, height: 200))

  init() {
    hand = Hand(window: window)
    window.addSubview(view)
    window.addSubview(other)
  }

  @Test func `Every event goes through the window`() {
    hand.tap(10, 10)
    #expect(window.events == ["touches 1", "touches 1"])
    #expect(view.log == ["began 1", "ended 1"])
    window.isDeaf = true
    hand.tap(10, 10)
    #expect(view.log.count == 2)
    #expect(hand.loop.isAtRest)
  }

  @Test func `A view hears of all its touches at once`() {
    view.isMultipleTouchEnabled = true
    hand.touch([(1, .down, 10, 10), (2, .down, 50, 50), (3, .down, 250, 10)])
    hand.touch([(1, .move, 20, 10), (2, .move, 60, 50)])
    hand.touch([(1, .move, 30, 10), (2, .up, 60, 50)])
    hand.touch([(1, .cancel, 30, 10), (3, .up, 250, 10)])
    #expect(view.log == ["began 2", "moved 2", "moved 1", "ended 1", "cancelled 1"])
    #expect(other.log == ["began 1", "ended 1"])
  }

  @Test func `Without multiple touch only the first counts`() {
    hand.touch([(1, .down, 10, 10), (2, .down, 50, 50)])
    hand.touch([(1, .up, 10, 10), (2, .up, 50, 50)])
    #expect(view.log == ["began 1", "ended 1"])
  }

  @Test func `An exclusive view shares touches with nobody`() {
    other.isExclusiveTouch = true
    hand.down(10, 10, id: 1)
    hand.down(250, 10, id: 2)
    hand.up(10, 10, id: 1)
    hand.up(250, 10, id: 2)
    #expect(other.log.isEmpty)
    hand.down(250, 10, id: 3)
    hand.down(10, 10, id: 4)
    hand.up(10, 10, id: 4)
    hand.up(250, 10, id: 3)
    #expect(view.log == ["began 1", "ended 1"])
    #expect(other.log == ["began 1 tap 2", "ended 1 tap 2"])
  }

  @Test func `A view that is taken away keeps its touch`() {
    hand.down(10, 10)
    view.removeFromSuperview()
    hand.move(20, 20)
    hand.up(20, 20)
    #expect(view.log == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `Taps are counted`() {
    hand.tap(10, 10)
    hand.wait(0.1)
    hand.tap(12, 10)
    hand.wait(0.1)
    hand.tap(150, 150)
    #expect(
      view.log == ["began 1", "ended 1", "began 1 tap 2", "ended 1 tap 2", "began 1", "ended 1"])
  }

  @Test func `A double tap recogniser holds back the end and cancels both taps`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    hand.tap(10, 10)
    #expect(view.log == ["began 1"])
    hand.wait(0.3)
    #expect(view.log == ["began 1"])
    hand.wait(0.1)
    #expect(view.log == ["began 1", "ended 1"])
    view.log = []
    hand.wait(1)
    hand.tap(10, 10)
    hand.wait(0.1)
    hand.tap(10, 10)
    #expect(view.log == ["began 1", "began 1 tap 2", "cancelled 2 tap 2"])
    #expect(hand.loop.isAtRest)
  }

  @Test func `A recogniser that delays nothing lets the end through`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    double.cancelsTouchesInView = false
    view.addGestureRecognizer(double)
    hand.tap(10, 10)
    hand.wait(0.1)
    hand.tap(10, 10)
    #expect(view.log == ["began 1", "ended 1", "began 1 tap 2", "ended 1 tap 2"])
  }

  @Test func `A recogniser that delays the beginning keeps what it recognises`() {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    hand.drag(from: (10, 10), to: (100, 10), 0.2)
    #expect(view.log.isEmpty)
    hand.down(10, 10)
    hand.wait(0.5)
    #expect(view.log.isEmpty)
    hand.up(10, 10)
    #expect(view.log == ["began 1", "ended 1"])
  }

  @Test func `A recogniser that never decides is reset when its fingers are gone`() {
    let passive = PassiveRecognizer()
    view.addGestureRecognizer(passive)
    hand.tap(10, 10)
    #expect(passive.log == ["began", "ended", "reset"])
    #expect(view.log == ["began 1", "ended 1"])
    #expect(passive.state == .possible)
  }

  @Test func `Scroll views keep touches from their superviews, plain views hand them on`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(inner)
    hand.tap(10, 10)
    #expect(view.log == ["began 1", "ended 1"])
    inner.removeFromSuperview()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(scrollView)
    hand.wait(1)
    hand.tap(10, 10)
    #expect(view.log == ["began 1", "ended 1"])
  }

  @Test func `Keys go to the first responder through the window`() {
    hand.key(.space, .down)
    #expect(window.events == ["presses 0"])
  }
}
