import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  /// The window's time, seconds.
  var now: Double { window?.schedule.now ?? 0 }

  /// Lets the machine decide by what the view is like now, then does what it says.
  func perform(_ decide: (inout ScrollMachine, ScrollMetrics, inout [ScrollEvent]) -> Void) {
    let metrics = metrics
    decide(&machine, metrics, &events)
    doWhatIsDecided()
  }

  /// Ends what moves by itself where it is.
  func stopMotion() {
    machine.stopMotion(into: &events)
    doWhatIsDecided()
  }

  private func doWhatIsDecided() {
    // What is in hand comes first.
    guard progress == nil else { return }
    applyEvents()
    guard isMoving else { return }
    if let window {
      window.schedule.add(self)
    } else if isDecelerating {
      // Let go by a finger that was left behind: there are no frames to see it in.
      finishMotion()
    }
  }

  func finishMotion() {
    perform { $0.finishMotion($1, into: &$2) }
  }

  /// Out of its window nothing of it can be touched or seen to move.
  func leaveWindow() {
    pinch.cancel()
    pan.cancel()
    finishMotion()
  }

  /// Does what has been asked for, in order. What a callback asks for meanwhile comes after it.
  private func applyEvents() {
    var index = 0
    while index < events.count {
      progress = index
      flags = events[index].flags
      apply(events[index].kind)
      index += 1
    }
    progress = nil
    events.removeAll(keepingCapacity: true)
    flags = machine.flags
    machine.checkInvariants(metrics)
  }

  private func apply(_ event: ScrollEvent.Kind) {
    willTell(event)
    switch event {
    case .scroll(let offset):
      contentOffset = CGPoint(offset)
      showIndicators()
    case .zoom(let step):
      show(step)
      showIndicators()
    case .arrive(let step):
      show(step)
      let metrics = metrics
      machine.zoomArrived(metrics)
    case .leave: leaveDestination()
    case .keepShown(let corner): keepShown(from: corner)
    case .didZoom: receiver?.scrollViewDidZoom(self)
    case .willBeginDragging: receiver?.scrollViewWillBeginDragging(self)
    case .willEndDragging(let velocity, let target): release(velocity, target)
    case .didEndDragging(let willDecelerate):
      receiver?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: receiver?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: receiver?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: receiver?.scrollViewDidEndScrollingAnimation(self)
    case .willBeginZooming: receiver?.scrollViewWillBeginZooming(self, with: zoomedView)
    case .didEndZooming(let scale):
      receiver?.scrollViewDidEndZooming(self, with: zoomedView, atScale: CGFloat(scale))
    case .didScrollToTop: receiver?.scrollViewDidScrollToTop(self)
    }
  }

  /// Asks the delegate where the drag may end.
  private func release(_ velocity: Vector, _ target: Point) {
    let asked = CGPoint(target)
    var answer = CGPoint(restingPlace(proposed: target, velocity: velocity))
    withUnsafeMutablePointer(to: &answer) {
      receiver?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.dx, y: velocity.dy), targetContentOffset: $0)
    }
    // The program may have opened or closed it just now.
    refreshControl?.pullEnded()
    let isTaken = answer != asked && Point(answer).isFinite
    machine.release(target: isTaken ? Point(answer) : target, metrics, into: &events)
  }

  /// The one funnel of zooming: transform, content size and offset belong together.
  private func show(_ step: ZoomStep) {
    knownRoom = nil
    isSilent = step.isSilent
    shownCorner = step.rests ? nil : step.corner
    if let view = zoomedView {
      let origin = step.corner ?? view.zoomOrigin
      view.transform = view.transform.rescaled(from: view.transformScale, to: step.scale)
      let moved = origin - view.zoomOrigin
      if moved != .zero {
        view.center = CGPoint(x: view.center.x + moved.dx, y: view.center.y + moved.dy)
      }
      let size = view.unscaledSize
      contentSize = CGSize(
        step.content ?? Size(width: size.width * step.scale, height: size.height * step.scale))
    }
    // Who observes the size of the content may have set insets: what is allowed is known only now.
    contentOffset = CGPoint(step.rests ? metrics.limits.clamped(step.offset) : step.offset)
    isSilent = false
    if viewLayout != nil { setNeedsLayout() }
    knownRoom = metrics.room
    // At a bounce's destination the first to be told is who hears of the zoom.
    if step.isSilent { return }
    // Larger content may scroll where the smaller one did not; the zoom has said where it is.
    insetsHaveChanged()
  }
}

extension CGAffineTransform {
  /// The same turn, mirror and slant at another scale; a plain scale comes out as exactly that.
  fileprivate func rescaled(from old: Double, to new: Double) -> CGAffineTransform {
    if b == 0, c == 0, tx == 0, ty == 0, a.magnitude == d.magnitude {
      return CGAffineTransform(
        scaleX: CGFloat(a < 0 ? -new : new), y: CGFloat(d < 0 ? -new : new))
    }
    guard old != 0 else { return self }
    let factor = CGFloat(new / old)
    return scaledBy(x: factor, y: factor)
  }
}

extension UIScrollView: FrameClient {
  var isMoving: Bool { machine.isMoving }

  func advance(to time: Double) {
    perform { $0.advance(to: time, $1, into: &$2) }
  }
}
