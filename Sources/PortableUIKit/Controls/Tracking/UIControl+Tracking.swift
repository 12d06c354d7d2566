/// One touch operates a control, from the moment it comes down.
extension UIControl {
  /// How far outside a finger may stray and still be inside, points: what an iPhone's buttons allow
  /// (common knowledge, never documented).
  private static var strayDistance: CGFloat { 70 }

  func trackFirst(of touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.min(by: { $0.id < $1.id }) else {
      return
    }
    trackedTouch = touch
    isTrackedTouchInside = true
    guard beginTracking(touch, with: event) else {
      trackedTouch = nil
      isTrackedTouchInside = false
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func trackMove(in touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTrackedTouchInside
    isTrackedTouchInside = isInside(touch, event)
    guard continueTracking(touch, with: event) else {
      stopTracking(touch, with: event)
      return
    }
    isHighlighted = isTrackedTouchInside
    switch (wasInside, isTrackedTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, false): send(.touchDragOutside, with: event)
    case (true, false): send([.touchDragExit, .touchDragOutside], with: event)
    case (false, true): send([.touchDragEnter, .touchDragInside], with: event)
    }
  }

  func trackEnd(in touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isUpInside = isInside(touch, event)
    isTrackedTouchInside = isUpInside
    stopTracking(touch, with: event)
    send(isUpInside ? liftEvents : .touchUpOutside, with: event)
  }

  private func stopTracking(_ touch: UITouch, with event: UIEvent?) {
    endTracking(touch, with: event)
    trackedTouch = nil
    isTrackedTouchInside = false
    isHighlighted = false
  }

  /// The touch was taken away.
  func loseTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    trackedTouch = nil
    isTrackedTouchInside = false
    isHighlighted = false
    send(.touchCancel, with: event)
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event)
      || bounds.insetBy(dx: -Self.strayDistance, dy: -Self.strayDistance).contains(place)
  }

  func isActivation(_ presses: Set<UIPress>) -> Bool {
    guard isEnabled, let key = presses.first?.key else { return false }
    return key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter
  }

  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
