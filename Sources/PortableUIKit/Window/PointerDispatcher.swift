import ScrollEngine
import ScrollGeometry

/// Brings trackpad, wheel and keys to the views under the pointer, or with the focus.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class PointerDispatcher {
  private unowned(unsafe) let window: UIWindow
  /// Who takes the trackpad's pan, and its pinch, from beginning to end.
  private var scrolling: UIGestureRecognizer?
  private var magnifying: UIGestureRecognizer?
  /// Who hears the trackpad's pan as well, and may begin by it beside whoever takes it.
  private var listening: [UIGestureRecognizer] = []
  /// What views under the pointer are asked with.
  private let event = UIEvent()
  /// Who follows the pointer.
  private var hovering: [UIHoverGestureRecognizer] = []

  init(window: UIWindow) {
    self.window = window
  }

  /// Time in seconds, here and below.
  func scroll(_ sample: ScrollSample, at time: Double) {
    switch sample.phase {
    case .began, .mayBegin:
      loseScroll(at: time)
      scrolling = recognizer(at: sample.position, at: time, .scroll) { $0.scroll(sample) }
      listen(to: sample, at: time)
    case .changed, .momentumBegan, .momentumChanged:
      scrolling?.now = time
      _ = scrolling?.scroll(sample)
      tellListeners(sample, at: time)
    case .ended, .cancelled, .momentumEnded:
      let hasOther = listening.contains { $0.state == .began || $0.state == .changed }
      scrolling?.now = time
      _ = scrolling?.scroll(sample)
      tellListeners(sample, at: time)
      listening = []
      // Momentum is nobody's where it has moved something else.
      if sample.phase != .ended || hasOther { scrolling = nil }
    }
  }

  private func listen(to sample: ScrollSample, at time: Double) {
    var view = view(at: sample.position, .scroll)
    while let current = view {
      for recognizer in current.recognizers
      where recognizer.overhearsTrackpads && recognizer !== scrolling {
        recognizer.now = time
        if recognizer.scroll(sample) { listening.append(recognizer) }
      }
      view = current.superview
    }
  }

  private func tellListeners(_ sample: ScrollSample, at time: Double) {
    for recognizer in listening {
      recognizer.now = time
      _ = recognizer.scroll(sample)
    }
  }

  func magnify(_ sample: MagnifySample, at time: Double) {
    switch sample.phase {
    case .began:
      loseMagnification(at: time)
      magnifying = recognizer(at: sample.position, at: time, .transform) { $0.magnify(sample) }
    case .changed:
      magnifying?.now = time
      _ = magnifying?.magnify(sample)
    case .ended, .cancelled:
      magnifying?.now = time
      _ = magnifying?.magnify(sample)
      magnifying = nil
    }
  }

  /// What begins anew while something is under way says that its end got lost.
  private func loseScroll(at time: Double) {
    for recognizer in listening {
      recognizer.now = time
      _ = recognizer.scroll(
        ScrollSample(phase: .cancelled, position: recognizer.lastCentroid, delta: .zero))
    }
    listening = []
    guard let scrolling else { return }
    scrolling.now = time
    _ = scrolling.scroll(
      ScrollSample(phase: .cancelled, position: scrolling.lastCentroid, delta: .zero))
    _ = scrolling.scroll(
      ScrollSample(phase: .momentumEnded, position: scrolling.lastCentroid, delta: .zero))
    self.scrolling = nil
  }

  private func loseMagnification(at time: Double) {
    guard let magnifying else { return }
    magnifying.now = time
    _ = magnifying.magnify(
      MagnifySample(phase: .cancelled, position: magnifying.lastCentroid, scale: 1))
    self.magnifying = nil
  }

  func wheel(_ sample: WheelSample, at time: Double) {
    var view = view(at: sample.position, .scroll)
    while let current = view {
      if current.scrolling?.turnWheel(sample) == true { return }
      view = current.superview
    }
  }

  func key(_ sample: KeySample, at time: Double) {
    let press = UIPress()
    press.timestamp = time
    press.phase = sample.phase == .down ? .began : .ended
    press.key = UIKey(sample)
    let event = UIPressesEvent()
    event.type = .presses
    event.timestamp = time
    event.presses = [press]
    event.window = window
    event.modifierFlags = press.key?.modifierFlags ?? []
    press.window = window
    UIApplication.shared.sendEvent(event)
  }

  /// The pointer moved with no button down.
  func hover(_ place: Point, at time: Double) {
    var under: [UIHoverGestureRecognizer] = []
    var view = view(at: place, .hover)
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.recognizers
      where recognizer.isEnabled {
        under.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in hovering where !under.contains(where: { $0 === recognizer }) {
      recognizer.now = time
      recognizer.leave()
    }
    hovering = under
    for recognizer in under {
      recognizer.now = time
      recognizer.hover(at: place)
    }
  }

  /// Views may let through what is not meant for them: they are asked with an event of the kind.
  private func view(at point: Point, _ kind: UIEvent.EventType) -> UIView? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    event.type = kind
    return window.hitTest(window.convert(CGPoint(point), from: nil), with: event)
  }

  /// The innermost recogniser under the pointer that takes it.
  private func recognizer(
    at point: Point, at time: Double, _ kind: UIEvent.EventType,
    takes: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var view = view(at: point, kind)
    while let current = view {
      for recognizer in current.recognizers {
        recognizer.now = time
        if takes(recognizer) { return recognizer }
      }
      view = current.superview
    }
    return nil
  }
}
