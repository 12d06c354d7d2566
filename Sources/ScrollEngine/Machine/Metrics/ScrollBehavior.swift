/// What a scroll view's owner has chosen; the defaults are UIScrollView's.
public struct ScrollBehavior: Equatable, Sendable {
  /// It gives way past the left and the right edge.
  public var bouncesHorizontally = true
  /// It gives way past the upper and the lower edge.
  public var bouncesVertically = true
  /// It does so even when there is nothing to scroll sideways.
  public var alwaysBouncesHorizontally = false
  /// It does so even when there is nothing to scroll up and down.
  public var alwaysBouncesVertically = false
  /// The scale gives way past its limits.
  public var bouncesZoom = true
  /// It comes to rest at pages only.
  public var isPagingEnabled = false
  /// Where it rests sideways when it pages.
  public var horizontalStops = PageStops.bounds
  /// Where it rests up and down when it pages.
  public var verticalStops = PageStops.bounds
  /// A drag that begins along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// Velocity left after a millisecond, as a factor.
  public var decelerationRate = Tunables.normalDecelerationRate
  /// The smallest scale at rest.
  public var minimumZoomScale = 1.0
  /// The greatest scale at rest.
  public var maximumZoomScale = 1.0

  /// A scroll view as it is made.
  public init() {}
}
