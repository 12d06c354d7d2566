import ScrollGeometry

/// One thing that a scroll view has to do or to tell its delegate, in order.
public struct ScrollEvent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Set the content offset. The delegate hears of it when it differs from what is shown.
    case scroll(Point)
    /// Scale the zooming view, set the content size to what that makes it, then the offset.
    case zoom(scale: Double, offset: Point)
    /// The zoom scale that is read has changed.
    case didZoom
    case willBeginDragging
    /// Ask the delegate, then call `ScrollMachine.release(target:)` with its answer.
    /// Velocity in points per millisecond.
    case willEndDragging(velocity: Vector, target: Point)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case willBeginZooming
    case didEndZooming(scale: Double)
    case didScrollToTop
  }

  public var kind: Kind
  /// What the view's flags read while this is handled.
  public var flags: ScrollFlags

  public init(kind: Kind, flags: ScrollFlags) {
    self.kind = kind
    self.flags = flags
  }
}
