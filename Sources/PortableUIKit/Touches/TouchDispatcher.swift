import ScrollEngine
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Brings a window's contacts to recognisers first, then to the views they came down on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class TouchDispatcher {
  let arena = GestureArena()
  private unowned(unsafe) let window: UIWindow
  private let event = UIEvent()
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
    arena.didRecognize = { [unowned(unsafe) self] in takeTouches(for: $0) }
  }

  /// Fingers are down.
  var hasTouches: Bool { !event.touches.isEmpty }

  /// What changed since the last event, `time` in seconds; `clock` tells what the samples' own times are.
  func handle(_ samples: [TouchSample], at time: Double, _ clock: EventClock) {
    event.timestamp = time
    for touch in event.touches where touch.isDown { touch.phase = .stationary }
    for sample in samples { take(sample, at: clock.event(at: sample.time)) }
    tellRecognizers(at: time)
    tellViews()
    endTouches(at: time)
    arena.retire()
  }

  // MARK: Contacts

  private func take(_ sample: TouchSample, at time: Double) {
    let known = event.touches.first { $0.id == sample.id && $0.isDown }
    guard let touch = known else {
      if sample.phase == .down { begin(sample, at: time) }
      return
    }
    touch.timestamp = max(touch.timestamp, time)
    touch.previousPosition = touch.position
    switch sample.phase {
    case .down, .move:
      guard touch.position != sample.position else { return }
      touch.position = sample.position
      // A contact that came down and moved within one event has begun, nothing else.
      if touch.phase == .stationary { touch.phase = .moved }
    case .up:
      // Where it was, if the device does not know.
      if sample.position.isPlausible { touch.position = sample.position }
      touch.phase = .ended
    case .cancel:
      touch.phase = .cancelled
    }
  }

  private func begin(_ sample: TouchSample, at time: Double) {
    let place = CGPoint(sample.position)
    guard let view = window.hitTest(window.convert(place, from: nil), with: event) else { return }
    let touch = UITouch()
    touch.id = sample.id
    touch.type = sample.device.touchType
    touch.timestamp = time
    touch.position = sample.position
    touch.previousPosition = sample.position
    touch.view = view
    touch.window = window
    touch.tapCount = taps.down(at: sample.position, time: time)
    event.touches.append(touch)
    enlist(touch, on: view)
  }

  /// Finds who watches the contact: recognisers, and scroll views that it may stop.
  private func enlist(_ touch: UITouch, on view: UIView) {
    var catches = false
    var ancestor: UIView? = view
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        if scrollView.catchesTouches { catches = true }
        touch.scrollViews.append(scrollView)
      }
      ancestor = current.superview
    }
    for scrollView in touch.scrollViews { scrollView.contactBegan(at: touch.timestamp) }
    ancestor = view
    while let current = ancestor {
      for recognizer in current.recognizers where recognizer.accepts(touch, catching: catches) {
        recognizer.touches.append(touch)
        touch.gestureRecognizers?.append(recognizer)
        arena.enter(recognizer)
      }
      ancestor = current.superview
    }
    touch.delivery = catches ? .withheld : delivery(of: touch, to: view)
  }

  private func delivery(of touch: UITouch, to view: UIView) -> TouchDelivery {
    let isSecond = event.touches.contains { $0 !== touch && $0.view === view && $0.isDown }
    if isSecond, !view.isMultipleTouchEnabled { return .withheld }
    for scrollView in touch.scrollViews where scrollView !== view {
      if scrollView.delaysContentTouches, scrollView.isScrollEnabled {
        return .delayed(until: touch.timestamp + Tunables.contentTouchDelay)
      }
    }
    return .pending
  }

  private func endTouches(at time: Double) {
    for touch in event.touches where !touch.isDown {
      for recognizer in touch.gestureRecognizers ?? [] {
        recognizer.touches.removeAll { $0 === touch }
      }
      if touch.phase == .ended { taps.up(at: touch.position, time: touch.timestamp) }
    }
    let ended = event.touches.filter { !$0.isDown }
    event.touches.removeAll { !$0.isDown }
    for touch in ended {
      for scrollView in touch.scrollViews { scrollView.contactEnded(at: time) }
    }
  }

  // MARK: Recognisers

  private func tellRecognizers(at time: Double) {
    for recognizer in arena.active {
      recognizer.now = time
      if let centroid = UITouch.centroid(of: recognizer.touches) {
        recognizer.lastCentroid = centroid
      }
      tell(recognizer, .began) { $0.touchesBegan($1, with: event) }
      tell(recognizer, .moved) { $0.touchesMoved($1, with: event) }
      tell(recognizer, .ended) { $0.touchesEnded($1, with: event) }
      tell(recognizer, .cancelled) { $0.touchesCancelled($1, with: event) }
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase,
    _ body: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    var changed: Set<UITouch> = []
    for touch in recognizer.touches where touch.phase == phase { changed.insert(touch) }
    guard !changed.isEmpty else { return }
    switch recognizer.state {
    case .possible, .began, .changed: body(recognizer, changed)
    case .ended, .cancelled, .failed: break
    }
  }

  /// A recogniser has won: the views lose its contacts.
  private func takeTouches(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.touches {
      if touch.delivery == .delivered { touch.view?.touchesCancelled([touch], with: event) }
      touch.delivery = .withheld
    }
  }

  // MARK: Views

  private func tellViews() {
    for touch in event.touches {
      switch touch.phase {
      case .began:
        if touch.delivery == .pending { deliverBeginning(of: touch) }
      case .moved:
        if touch.delivery == .delivered { touch.view?.touchesMoved([touch], with: event) }
      case .ended:
        if touch.isAwaited { deliverBeginning(of: touch) }
        if touch.delivery == .delivered { touch.view?.touchesEnded([touch], with: event) }
      case .cancelled:
        if touch.delivery == .delivered { touch.view?.touchesCancelled([touch], with: event) }
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  private func deliverBeginning(of touch: UITouch) {
    guard let view = touch.view else { return }
    for scrollView in touch.scrollViews where scrollView !== view {
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) {
        touch.delivery = .withheld
        return
      }
    }
    touch.delivery = .delivered
    view.touchesBegan([touch], with: event)
  }

  // MARK: Time

  /// When a held back contact is to be delivered, seconds.
  var deadline: Double? {
    var earliest = arena.deadline
    for touch in event.touches {
      if case .delayed(let time) = touch.delivery, time < earliest ?? .infinity { earliest = time }
    }
    return earliest
  }

  func passDeadlines(until time: Double) {
    for touch in event.touches {
      if case .delayed(let due) = touch.delivery, due <= time { deliverBeginning(of: touch) }
    }
    arena.passDeadlines(until: time)
  }
}

extension UITouch {
  /// Its view has not heard of it and is to.
  fileprivate var isAwaited: Bool {
    switch delivery {
    case .delayed, .pending: true
    case .delivered, .withheld: false
    }
  }
}

extension TouchSample.Device {
  fileprivate var touchType: UITouch.TouchType {
    switch self {
    case .finger: .direct
    case .mouse: .indirectPointer
    case .pen: .pencil
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func accepts(_ touch: UITouch, catching: Bool) -> Bool {
    guard isEnabled, !catching || takesCatchingTouches else { return false }
    if let allowed = allowedTouchTypes, !allowed.contains(touch.type.rawValue) { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
}
