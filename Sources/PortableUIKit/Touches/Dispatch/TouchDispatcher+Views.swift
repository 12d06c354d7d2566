/// What views are told of the contacts that came down on them: each view once for each phase.
extension TouchDispatcher {
  func tellViews() {
    for touch in event.touches where touch.phase == .ended { touch.hasWaitedEnough() }
    for view in views(of: event.touches) {
      let touches = event.touches.filter { $0.view === view }
      begin(touches, on: view)
      tell(view, .moved, touches.filter { $0.phase == .moved && $0.isDelivered })
      let ended = touches.filter { $0.phase == .ended && $0.isAwaitingEnd }
      let held = ended.filter { $0.isAwaitingBeginning || $0.isHeld(by: { $0.delaysTouchesEnded }) }
      heldEndings += held
      tell(view, .ended, ended.filter { touch in !held.contains { $0 === touch } })
      tell(view, .cancelled, touches.filter { $0.phase == .cancelled && $0.isDelivered })
    }
  }

  /// Tells of what nobody holds back any more.
  func deliverHeld() {
    let waiting = heldEndings + event.touches.filter { $0.isAwaitingBeginning && $0.isDown }
    guard !waiting.isEmpty else { return }
    for view in views(of: waiting) {
      let touches = waiting.filter { $0.view === view }
      begin(touches, on: view)
      let ended = touches.filter {
        !$0.isDown && $0.isDelivered && !$0.isHeld(by: { $0.delaysTouchesEnded })
      }
      heldEndings.removeAll { touch in touch.isWithheld || ended.contains { $0 === touch } }
      tell(view, .ended, ended)
    }
  }

  /// A recogniser has won: the views lose its contacts.
  func takeTouches(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    let touches = recognizer.touches + heldEndings.filter { $0.isWatched(by: recognizer) }
    heldEndings.removeAll { $0.isWatched(by: recognizer) }
    for view in views(of: touches) {
      let own = touches.filter { $0.view === view }
      let delivered = own.filter { $0.isDelivered }
      for touch in own { touch.delivery = .withheld }
      tell(view, .cancelled, delivered)
    }
  }

  private func begin(_ touches: [UITouch], on view: UIView) {
    let begun = touches.filter { touch in
      guard touch.delivery == .pending, !touch.isHeld(by: { $0.delaysTouchesBegan }) else {
        return false
      }
      touch.delivery = mayBegin(touch, on: view) ? .delivered : .withheld
      return touch.isDelivered
    }
    tell(view, .began, begun)
  }

  /// A scroll view around the view may keep the contact for itself.
  private func mayBegin(_ touch: UITouch, on view: UIView) -> Bool {
    touch.scrollViews.allSatisfy {
      $0 === view || $0.touchesShouldBegin([touch], with: event, in: view)
    }
  }

  @inline(never)
  private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    let touches = Set(touches)
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
  }

  /// In the order in which contacts came down on them.
  private func views(of touches: [UITouch]) -> [UIView] {
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}

extension UITouch {
  fileprivate var isDelivered: Bool { delivery == .delivered }
  fileprivate var isWithheld: Bool { delivery == .withheld }
  fileprivate var isAwaitingEnd: Bool { isDelivered || isAwaitingBeginning }

  /// Its view has not heard of it and is to.
  fileprivate var isAwaitingBeginning: Bool {
    switch delivery {
    case .delayed, .pending: true
    case .delivered, .withheld: false
    }
  }

  /// A scroll view waits for it no longer.
  fileprivate func hasWaitedEnough() {
    if case .delayed = delivery { delivery = .pending }
  }

  /// A recogniser of this kind has not decided what the contact means.
  fileprivate func isHeld(by isOfKind: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains {
      $0.arena != nil && $0.state == .possible && $0.isWaiting && isOfKind($0)
    } ?? false
  }
}

extension UIGestureRecognizer {
  /// More fingers, time or another recogniser may still decide for it.
  fileprivate var isWaiting: Bool {
    deadline != nil || heldState != nil || touches.contains { $0.isDown }
  }
}
