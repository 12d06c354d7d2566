import ScrollGeometry

/// One thing that a scroll view has to do or to tell its delegate, in order.
public struct ScrollEvent: Equatable, Sendable {
  /// What is to be done or told. What has UIKit's name is to be told.
  public enum Kind: Equatable, Sendable {
    /// Set the content offset. The delegate hears of it when it differs from what is shown.
    case scroll(Point)
    /// Scale the zooming view, set the content size to what that makes it, then the offset.
    case zoom(ZoomStep)
    /// Past a limit the fingers have gone: make everything as it will be at the limit, and call
    /// `ScrollMachine.zoomArrived`.
    case arrive(ZoomStep)
    /// The delegate knows of the destination and has done there what it wants: call
    /// `ScrollMachine.beginZoomBounce`, which goes back to what is shown.
    case leave
    /// What the delegate has done to the zooming view's corner, which was there, moves nothing that is seen.
    case keepShown(corner: Point)
    /// The zoom scale that is read has changed.
    case didZoom
    /// A finger has moved far enough to drag.
    case willBeginDragging
    /// Ask the delegate, then call `ScrollMachine.release(target:)` with its answer.
    /// Velocity in points per millisecond.
    case willEndDragging(velocity: Vector, target: Point)
    /// The finger has gone.
    case didEndDragging(willDecelerate: Bool)
    /// It goes on by itself.
    case willBeginDecelerating
    /// What went on by itself rests.
    case didEndDecelerating
    /// An animated change of the offset has come to its end.
    case didEndScrollingAnimation
    /// A zoom begins: by fingers, or by a program that animates it.
    case willBeginZooming
    /// The zoom rests at that scale.
    case didEndZooming(scale: Double)
    /// It has come to the top, where a tap had sent it.
    case didScrollToTop
  }

  /// What it is.
  public var kind: Kind
  /// What the view's flags read while this is handled.
  public var flags: ScrollFlags

  /// Something to do, with what the flags read meanwhile.
  public init(kind: Kind, flags: ScrollFlags) {
    self.kind = kind
    self.flags = flags
  }
}
