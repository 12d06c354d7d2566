/// The recognisers that have something to decide, the innermost view's first.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class GestureArena {
  private(set) var active: [UIGestureRecognizer] = []
  /// Told of every recogniser that is recognised: it takes its touches from the views.
  var didRecognize: (UIGestureRecognizer) -> Void = { _ in }

  func enter(_ recognizer: UIGestureRecognizer) {
    guard !active.contains(where: { $0 === recognizer }) else { return }
    recognizer.arena = self
    active.append(recognizer)
  }

  /// `winner` has been recognised: what may not run beside it fails.
  func prevent(by winner: UIGestureRecognizer) {
    for other in active where other !== winner && other.state == .possible {
      if winner.prevents(other) { other.fail() }
    }
    didRecognize(winner)
  }

  /// Something was decided: those that waited for it look again.
  func releaseHeld() {
    for recognizer in active where recognizer.heldState != nil { recognizer.reconsider() }
  }

  /// The earliest time at which something happens by itself, seconds.
  var deadline: Double? {
    var earliest: Double?
    for recognizer in active {
      if let deadline = recognizer.deadline, deadline < earliest ?? .infinity {
        earliest = deadline
      }
    }
    return earliest
  }

  /// Lets every recogniser act whose deadline is not after `time`.
  func passDeadlines(until time: Double) {
    for recognizer in active {
      guard let deadline = recognizer.deadline, deadline <= time else { continue }
      recognizer.deadline = nil
      recognizer.now = deadline
      recognizer.deadlinePassed()
    }
    retire()
  }

  /// Decided and out of touch: they start over, ready for the next gesture.
  func retire() {
    var index = 0
    while index < active.count {
      let recognizer = active[index]
      if recognizer.isFinished {
        active.remove(at: index)
        recognizer.arena = nil
        recognizer.restart()
      } else {
        index += 1
      }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var isFinished: Bool {
    guard touches.isEmpty else { return false }
    switch state {
    case .ended, .cancelled, .failed: return true
    case .possible: return deadline == nil && heldState == nil
    case .began, .changed: return false
    }
  }
}
