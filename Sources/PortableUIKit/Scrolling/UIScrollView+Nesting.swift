import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  final var isAtTop: Bool? {
    guard isScrollEnabled, metrics.movesVertically else { return nil }
    return contentOffset.y <= -adjustedContentInset.top
  }
}

/// A scroll view inside another: the inner one moves first, what it cannot use moves the outer one.
extension UIScrollView {
  /// The scroll view around this one.
  private var nest: UIScrollView? {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
      ancestor = view.superview
    }
    return nil
  }

  /// The drag goes along an axis that only an outer view scrolls.
  var leavesPanToNest: Bool {
    guard let nest, !pan.isTrackpad || pan.state == .possible else { return false }
    let translation = localVector(pan.machine.translation)
    let metrics = metrics
    let outer = nest.metrics
    if translation.dx.magnitude > translation.dy.magnitude {
      return transfersHorizontalScrollingToParent && !metrics.movesHorizontally
        && outer.movesHorizontally
    }
    return transfersVerticalScrollingToParent && !metrics.movesVertically && outer.movesVertically
  }

  /// What the outer view would take of a drag that begins now, on the axes that this one scrolls too.
  var nestHandover: PanRoom {
    guard let nest else { return .none }
    let metrics = metrics
    var room = PanRoom(room: nest.metrics)
    if !metrics.movesHorizontally || !transfersHorizontalScrollingToParent {
      room.lower.dx = 0
      room.upper.dx = 0
    }
    if !metrics.movesVertically || !transfersVerticalScrollingToParent {
      room.lower.dy = 0
      room.upper.dy = 0
    }
    return room
  }

  /// Moves the outer view by what is handed over; it begins to drag when that is first something.
  func dragNest(_ pan: UIScrollViewPanGestureRecognizer, at time: Double) {
    let handed = machine.handedOver
    guard handed != .zero || nestPan != nil, let nest = nestPan ?? nest else { return }
    if nestPan == nil {
      nestPan = nest
      nest.perform { $0.catchMotion(at: time, $1, into: &$2) }
      nest.perform {
        $0.beginPan(coefficient: Tunables.rubberBandCoefficient, at: time, $1, into: &$2)
      }
    }
    let velocity = pan.machine.velocity
    nest.perform { $0.pan(to: .zero - handed, velocity: velocity, at: time, $1, into: &$2) }
  }

  /// The drag ended; true when the outer view goes on with its velocity.
  func endNest(_ pan: UIScrollViewPanGestureRecognizer, at time: Double) -> Bool {
    guard let nest = nestPan else { return false }
    nestPan = nil
    let moved = machine.handedOver != .zero
    nest.letGo(hasPaused: !moved || pan.machine.velocity.isPaused(at: time), at: time)
    return moved
  }

  func cancelNest(at time: Double) {
    guard let nest = nestPan else { return }
    nestPan = nil
    nest.letGo(hasPaused: true, at: time)
  }
}

extension ScrollMetrics {
  /// A finger moves it sideways: there is something to scroll, or it always bounces.
  var movesHorizontally: Bool {
    limits.scrollsHorizontally
      || behavior.bouncesHorizontally && behavior.alwaysBouncesHorizontally
  }

  var movesVertically: Bool {
    limits.scrollsVertically || behavior.bouncesVertically && behavior.alwaysBouncesVertically
  }
}
