import ScrollGeometry

extension ScrollMachine {
  /// The first finger came down, or the last one went.
  public mutating func setTouched(
    _ touched: Bool, at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard touched != isTouched else { return }
    isTouched = touched
    if touched {
      streak.beginTouch(at: time)
      catchMotion(at: time, metrics, into: &events)
    } else {
      streak.endTouch(at: time)
      switch phase {
      case .caught, .resting:
        phase = .resting
        settle(at: time, metrics, into: &events)
      case .handling, .releasing, .decelerating, .animating, .zooming: break
      }
    }
  }

  /// Stops what scrolls, where it is at that moment: a finger came down, or a trackpad began to pan.
  public mutating func catchMotion(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .decelerating, .animating:
      advance(to: time, metrics, into: &events)
      stop(into: &events)
    case .resting, .caught, .handling, .releasing, .zooming: break
    }
  }

  /// Ends a deceleration or an animation where it is. Its last offset has been emitted already.
  mutating func stop(into events: inout [ScrollEvent]) {
    switch phase {
    case .decelerating:
      phase = isTouched ? .caught : .resting
      emit(.didEndDecelerating, into: &events)
    case .animating(let flight):
      phase = isTouched ? .caught : .resting
      emit(flight.scrollsToTop ? .didScrollToTop : .didEndScrollingAnimation, into: &events)
    case .resting, .caught, .handling, .releasing, .zooming: break
    }
  }

  /// A pan began. What moves must have been caught before.
  ///
  /// - Parameters:
  ///   - coefficient: of the rubber band: `Tunables.rubberBandCoefficient` for fingers,
  ///     `Tunables.trackpadRubberBandCoefficient` for a trackpad.
  ///   - slop: points that the fingers moved before it began; they are not part of the translation.
  ///   - handover: what a surrounding scroll view takes of the drag when this one is at its edge.
  public mutating func beginPan(
    coefficient: Double, slop: Double = 0, handover: PanRoom = .none, at time: Double,
    _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    var drag = Drag(
      origin: metrics.unbanded(metrics.offset, coefficient: coefficient), reference: .zero,
      translation: .zero, written: ShownOffset(metrics.offset), beginning: metrics.offset,
      coefficient: coefficient, slack: metrics.grabbedSlack)
    drag.limits = metrics.limits
    drag.handover = handover
    drag.lock = DirectionalLock(travelled: slop)
    switch phase {
    case .resting, .caught:
      phase = .handling(Handling(drag: drag))
    case .handling(var handling) where !handling.drag.isPresent:
      handling.drag = drag
      phase = .handling(handling)
    case .zooming(var flight) where !flight.drag.isPresent:
      flight.drag = drag
      phase = .zooming(flight)
    case .handling, .zooming, .releasing, .decelerating, .animating: return
    }
    // A trackpad's fingers are no touch: theirs begins with the pan.
    if !isTouched { streak.beginTouch(at: time) }
    emit(.willBeginDragging, into: &events)
  }

  /// The pan moved on. `translation` (window points) counts from its beginning; `velocity` is the recogniser's.
  public mutating func pan(
    to translation: Vector, velocity: PanVelocity, at time: Double, _ metrics: ScrollMetrics,
    into events: inout [ScrollEvent]
  ) {
    switch phase {
    case .zooming(var flight):
      flight.drag?.translation = translation
      phase = .zooming(flight)
    case .handling(var handling):
      guard var drag = handling.drag else { return }
      if drag.isMoved(metrics) { drag.rebase(metrics) }
      drag.move(to: translation, at: time, metrics.behavior)
      // Before the first step of the drag the finger may have lain still: that was no slow drag.
      if drag.release != ReleaseVelocity() { streak.drag(speed: velocity.latestPair.length) }
      drag.release.add(velocity)
      if !handling.pinch.isPresent {
        drag.written = ShownOffset(drag.shown(metrics))
      }
      handling.drag = drag
      phase = .handling(handling)
      if !handling.pinch.isPresent, drag.written.isOverruled(metrics) {
        emit(.scroll(drag.written.offset), into: &events)
      }
    case .resting, .caught, .releasing, .decelerating, .animating: break
    }
  }
}
