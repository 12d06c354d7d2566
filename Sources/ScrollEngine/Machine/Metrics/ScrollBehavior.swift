/// What a scroll view's owner has chosen; the defaults are UIScrollView's.
public struct ScrollBehavior: Equatable, Sendable {
  public var bouncesHorizontally = true
  public var bouncesVertically = true
  public var alwaysBouncesHorizontally = false
  public var alwaysBouncesVertically = false
  public var bouncesZoom = true
  public var isPagingEnabled = false
  /// Where it rests sideways when it pages.
  public var horizontalStops = PageStops.bounds
  /// Where it rests up and down when it pages.
  public var verticalStops = PageStops.bounds
  public var isDirectionalLockEnabled = false
  /// Velocity left after a millisecond, as a factor.
  public var decelerationRate = Tunables.normalDecelerationRate
  public var minimumZoomScale = 1.0
  public var maximumZoomScale = 1.0

  public init() {}
}
