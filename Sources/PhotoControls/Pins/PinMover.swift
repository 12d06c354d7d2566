import PortableUIKit

/// Hears of a hand that takes a pin elsewhere: a mouse presses it and moves, a finger holds it first. Whoever only swipes or
/// pinches over a pin means the photo.
final class PinMover: UIGestureRecognizerDelegate {
  /// A pin on its way.
  struct Drag {
    let pin: PinView
    /// From the hand to the pin's tip, points.
    var grip: CGPoint
    /// Points by which it stands above a finger, which would cover it.
    var lift: CGFloat
  }

  /// Where the hand came down on a pin, the view's coordinates: a pan knows only where it began to count.
  private(set) var start = CGPoint.zero

  private let press = UIPanGestureRecognizer(target: nil, action: nil)
  private let hold = UILongPressGestureRecognizer(target: nil, action: nil)
  /// At a place of that view.
  private let pin: @MainActor (CGPoint) -> PinView?
  private let moved: @MainActor (UIGestureRecognizer) -> Void

  /// - Parameters:
  ///   - view: over which pins stand.
  ///   - pin: at a place of that view.
  ///   - moved: told of every step.
  init(
    in view: UIView, pin: @escaping @MainActor (CGPoint) -> PinView?,
    moved: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    self.pin = pin
    self.moved = moved
    press.maximumNumberOfTouches = 1
    for recognizer in [press, hold] {
      recognizer.addTarget(self, action: Selector(PinMover.step))
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  func step(_ recognizer: UIGestureRecognizer) { moved(recognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard (touch.type == .direct) == (gestureRecognizer === hold) else { return false }
    let place = touch.location(in: gestureRecognizer.view)
    guard pin(place) != nil else { return false }
    start = place
    return true
  }

  /// What moves pages and photos waits for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer !== press
  }
}
