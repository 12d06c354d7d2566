import ScrollGeometry

/// When controls over a photo are seen: they come with the pointer or a tap, go by themselves, and a tap sends them
/// away.
struct ControlsVisibility: Equatable {
  private enum Phase: Equatable {
    /// Seconds that are left of their stay.
    case shown(rest: Double)
    /// Where the pointer was when a click sent them away; nil when they went otherwise.
    case hidden(clickedAt: Point?)
  }

  private var phase = Phase.hidden(clickedAt: nil)
  /// Where the pointer was last seen to move to, window points; nil while there is none.
  private var pointer: Point?

  var areShown: Bool {
    switch phase {
    case .shown: true
    case .hidden: false
    }
  }

  /// They are asked for, or used.
  mutating func show() {
    phase = .shown(rest: ControlsTunables.stay)
  }

  mutating func hide() {
    phase = .hidden(clickedAt: nil)
  }

  /// The pointer is at `place`, window points: moved, if it was elsewhere before.
  mutating func pointerMoved(to place: Point) {
    guard let pointer else {
      // A window that opens under it has not been pointed to.
      self.pointer = place
      return
    }
    if case .hidden(let clicked?) = phase,
      (place - clicked).length < ControlsTunables.pointerReturn
    {
      return
    }
    guard (place - pointer).length >= ControlsTunables.pointerSlop else { return }
    self.pointer = place
    show()
  }

  /// The photo was tapped, or clicked at a place of the pointer's.
  mutating func tapped(at place: Point) {
    if areShown {
      phase = .hidden(clickedAt: pointer == nil ? nil : place)
    } else {
      show()
    }
  }

  /// - Parameter areHeld: somebody is about to use them.
  mutating func pass(_ seconds: Double, areHeld: Bool) {
    guard case .shown(let rest) = phase else { return }
    if areHeld {
      show()
    } else {
      phase = rest > seconds ? .shown(rest: rest - seconds) : .hidden(clickedAt: nil)
    }
  }
}
