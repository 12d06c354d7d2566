import ScrollEngine

extension UIGestureRecognizer {
  /// Goes to the state that a machine's action means.
  final func follow(_ action: GestureAction) {
    switch action {
    case .none: break
    case .begin: state = .began
    case .change: state = .changed
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail: state = .failed
    }
  }

  /// Goes to the state that a machine's action means.
  final func follow(_ action: DiscreteGestureAction) {
    switch action {
    case .none: break
    case .recognize: state = .ended
    case .fail: state = .failed
    }
  }

  /// Follows one step of a trackpad's pinch, which fingers on the glass keep from beginning; true when it is taken.
  ///
  /// - Parameters:
  ///   - isUnderWay: the recogniser is following the trackpad.
  ///   - note: keeps what the step says.
  ///   - perform: does what follows.
  final func follow(
    _ sample: MagnifySample, isUnderWay: Bool, note: () -> Void,
    perform: (GestureAction) -> Void
  ) -> Bool {
    lastCentroid = sample.position
    switch sample.phase {
    case .began:
      guard isEnabled, touches.isEmpty else { return false }
      restart()
      note()
      state = .began
    case .changed:
      guard isUnderWay else { return false }
      note()
      perform(.change)
    case .ended, .cancelled:
      guard isUnderWay else { return false }
      perform(sample.phase == .ended ? .end : .cancel)
      restart()
    }
    return true
  }
}
