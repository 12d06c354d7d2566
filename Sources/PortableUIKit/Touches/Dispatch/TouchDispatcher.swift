import ScrollEngine
import ScrollGeometry

/// Brings a window's contacts to recognisers first, then to the views they came down on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class TouchDispatcher {
  let arena = GestureArena()
  let event = UIEvent()
  /// Lifted already, but a recogniser that delays the end has not decided yet.
  var heldEndings: [UITouch] = []
  private unowned(unsafe) let window: UIWindow
  private var taps = TapCounter()
  /// The event in hand has come through the window.
  private var isSent = false

  init(window: UIWindow) {
    self.window = window
    event.window = window
    window.dispatcher = self
    arena.didRecognize = { [unowned(unsafe) self] in takeTouches(for: $0) }
  }

  /// Fingers are down.
  var hasTouches: Bool { !event.touches.isEmpty }

  /// What changed since the last event, `time` in seconds; `clock` tells what the samples' own times are.
  func handle(_ samples: [TouchSample], at time: Double, _ clock: EventClock) {
    event.timestamp = time
    for touch in event.touches where touch.isDown { touch.phase = .stationary }
    for sample in samples { take(sample, at: clock.event(at: sample.time)) }
    isSent = false
    UIApplication.shared.sendEvent(event)
    // Where an override has kept the event for itself, the views do not hear of its contacts later either.
    if !isSent {
      for touch in event.touches where touch.phase == .began { touch.delivery = .withheld }
    }
    endTouches(at: time)
    arena.retire()
    deliverHeld()
  }

  /// What `UIWindow.sendEvent` does with the event.
  func deliver() {
    isSent = true
    tellRecognizers(at: event.timestamp)
    tellViews()
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
    event.modifierFlags = UIKeyModifierFlags(sample.modifiers)
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
      tell(recognizer, .began)
      tell(recognizer, .moved)
      tell(recognizer, .ended)
      tell(recognizer, .cancelled)
    }
  }

  @inline(never)
  private func tell(_ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase) {
    let changed = recognizer.touches.filter { $0.phase == phase }
    guard !changed.isEmpty else { return }
    switch recognizer.state {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: return
    }
    let touches = Set(changed)
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    default: break
    }
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
      if case .delayed(let due) = touch.delivery, due <= time { touch.delivery = .pending }
    }
    arena.passDeadlines(until: time)
    deliverHeld()
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
