/// Where a scroll view that pages comes to rest on one axis.
public enum PageStops: Equatable, Sendable {
  /// Every length of the bounds from the minimum offset on, and at the maximum: the pages of UIScrollView.
  case bounds
  /// Every so many points from the minimum offset on, and at the maximum.
  case strides(Double)
  /// At these offsets, points, ascending; those beyond a limit are at the limit.
  case places([Double])
}
