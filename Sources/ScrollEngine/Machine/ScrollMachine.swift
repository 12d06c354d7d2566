import ScrollGeometry

/// What a scroll view does with gestures and time: the part of UIScrollView that has no view.
///
/// Every mutating function takes the time (seconds, the events' clock) and the view's present metrics,
/// and appends what the view has to do, in order, to the caller's buffer. It holds what is under way and
/// nothing that can be read from the metrics.
public struct ScrollMachine: Equatable, Sendable {
  enum Phase: Equatable {
    case resting
    /// A touch stopped a motion here and has not become a drag.
    case caught
    case handling(Handling)
    /// The delegate is being asked where a drag may end.
    case releasing(Release)
    case decelerating(Flight)
    case animating(OffsetFlight)
    case zooming(ZoomFlight)
  }

  var phase = Phase.resting
  /// Fingers are on the view or its content.
  var isTouched = false
  var streak = FlickStreak()

  /// One at rest, untouched.
  public init() {}

  /// What `isTracking` and its companions read now.
  public var flags: ScrollFlags {
    var flags: ScrollFlags = isTouched ? .tracking : []
    switch phase {
    case .resting, .caught: break
    case .handling(let handling):
      flags.insert(.tracking)
      if handling.drag.isPresent { flags.insert(.dragging) }
      if handling.pinch.isPresent { flags.insert(.zooming) }
    case .releasing:
      flags.formUnion([.tracking, .dragging])
    case .decelerating(let flight):
      flags.insert(.decelerating)
      if flight.followsDrag { flags.insert(.dragging) }
    case .animating:
      flags.insert(.scrollAnimating)
    case .zooming(let flight):
      flags.insert(flight.isBounce ? .zoomBouncing : .zoomAnimating)
      if flight.drag.isPresent { flags.formUnion([.tracking, .dragging]) }
    }
    return flags
  }

  /// Time alone changes something: `advance` has to be called in the next frame.
  public var isMoving: Bool {
    switch phase {
    case .resting, .caught, .handling, .releasing: false
    case .decelerating(let flight): !flight.isCarried || !flight.isAtRest
    case .animating, .zooming: true
    }
  }

  /// A finger that comes down now catches the content: it pans from its first movement, and is no tap.
  public var catchesTouches: Bool {
    switch phase {
    case .decelerating, .animating, .caught: true
    case .resting, .handling, .releasing, .zooming: false
    }
  }

  /// A pinch, an animated zoom or a zoom bounce is under way.
  public var isZooming: Bool {
    switch phase {
    case .zooming: true
    case .handling(let handling): handling.pinch.isPresent
    case .resting, .caught, .releasing, .decelerating, .animating: false
    }
  }

  /// Where an animated zoom or a zoom bounce is going; nil when none is under way.
  public var zoomDestination: Double? {
    switch phase {
    case .zooming(let flight): flight.animation.toScale
    case .resting, .caught, .handling, .releasing, .decelerating, .animating: nil
    }
  }

  /// What a surrounding scroll view has to be moved by since the drag began, points of offset.
  public var handedOver: Vector {
    guard case .handling(let handling) = phase else { return .zero }
    return handling.drag?.handedOver ?? .zero
  }

  /// The page or target that the view is on its way to; nil when it only goes where motion takes it.
  public var destination: Point? {
    switch phase {
    case .animating(let flight): flight.animation.to
    case .zooming(let flight): flight.animation.toOffset
    case .decelerating(let flight): flight.destination
    case .resting, .caught, .handling, .releasing: nil
    }
  }

  // Not copied into the many places that call it. It changes nothing of the machine, but what does is handed the machine
  // where it lies: anything else is handed a copy of it.
  @inline(never) mutating func emit(_ kind: ScrollEvent.Kind, into events: inout [ScrollEvent]) {
    events.append(ScrollEvent(kind: kind, flags: flags))
  }
}
