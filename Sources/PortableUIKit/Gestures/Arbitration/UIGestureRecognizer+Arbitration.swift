/// Which recogniser wins: failure requirements, prevention, and what a state may become.
extension UIGestureRecognizer {
  /// What a subclass asked for by setting `state`.
  func transition(to newState: State) {
    switch (state, newState) {
    case (.possible, .began), (.possible, .ended):
      recognize(as: newState)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      commit(newState)
    case (.began, .failed), (.changed, .failed):
      commit(.cancelled)
    case (_, .possible):
      restart()
    case (.possible, .changed), (.began, .began), (.changed, .began), (.ended, _),
      (.cancelled, _), (.failed, _):
      break
    }
  }

  private func recognize(as newState: State) {
    if let held = heldState {
      // It ended before it was allowed to begin: nothing of it has been seen.
      if held == .began, newState == .ended { fail() }
      return
    }
    guard isEnabled, mayBegin else {
      fail()
      return
    }
    if isPrevented {
      fail()
      return
    }
    switch requirements {
    case .met: win(newState)
    case .open: heldState = newState
    case .violated: fail()
    }
  }

  /// Fails, and lets those go on that waited for it.
  func fail() {
    guard state == .possible else { return }
    heldState = nil
    deadline = nil
    commit(.failed)
    arena?.releaseHeld()
  }

  /// Ends whatever it is in the middle of.
  func cancel() {
    switch state {
    case .possible: if !touches.isEmpty || deadline != nil || heldState != nil { fail() }
    case .began, .changed: commit(.cancelled)
    case .ended, .cancelled, .failed: break
    }
    abandon()
    // Without touches, as under a trackpad, no arena makes it ready for the next gesture.
    if arena == nil { restart() }
  }

  private func win(_ newState: State) {
    heldState = nil
    arena?.prevent(by: self)
    commit(newState)
    arena?.releaseHeld()
  }

  /// A requirement may have been met meanwhile.
  func reconsider() {
    guard let held = heldState else { return }
    switch requirements {
    case .open: break
    case .violated: fail()
    case .met:
      heldState = nil
      if isPrevented { fail() } else { win(held) }
    }
  }

  private var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    if let view, !view.gestureRecognizerShouldBegin(self) { return false }
    return !cancelsTouchesInView || touches.allSatisfy { mayCancel($0) }
  }

  /// A view is asked before it loses a contact to a recogniser of an ancestor.
  private func mayCancel(_ touch: UITouch) -> Bool {
    guard let touched = touch.view, touched !== view else { return true }
    return touched.gestureRecognizerShouldBegin(self)
  }

  private enum Requirements {
    case met, open, violated
  }

  private var requirements: Requirements {
    var result = Requirements.met
    for other in arena?.active ?? [] where other !== self && mustFail(other) {
      switch other.state {
      case .failed: break
      case .cancelled: break
      case .possible: if other.isUndecided { result = .open }
      case .began, .changed, .ended: return .violated
      }
    }
    return result
  }

  private var isUndecided: Bool { !touches.isEmpty || deadline != nil || heldState != nil }

  private func mustFail(_ other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0 === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var isPrevented: Bool {
    for other in arena?.active ?? [] where other !== self {
      switch other.state {
      case .began, .changed, .ended: if other.prevents(self) { return true }
      case .possible, .cancelled, .failed: break
      }
    }
    return false
  }

  func prevents(_ other: UIGestureRecognizer) -> Bool {
    sharesTouches(with: other) && canPrevent(other) && other.canBePrevented(by: self)
      && !runsBeside(other)
  }

  private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    // Between the taps of a double tap there are no touches: it is still about the same place.
    touches.isEmpty || other.touches.isEmpty
      || touches.contains { touch in other.touches.contains { $0 === touch } }
  }
}
