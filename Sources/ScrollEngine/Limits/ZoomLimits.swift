/// The zoom scales that are allowed at rest: always positive, finite and in order.
///
/// A minimum that is no positive number becomes a very small one, an infinite maximum a very large
/// one; one that is not a number counts as 1. Where the two contradict each other the minimum wins,
/// as it does for offsets.
public struct ZoomLimits: Equatable, Sendable {
  /// The smallest scale.
  public let minimum: Double
  /// The greatest scale.
  public let maximum: Double

  /// Whatever is given, both end up as a scale can be.
  public init(minimum: Double, maximum: Double) {
    let least = minimum.isNaN ? 1 : Swift.max(minimum, Tunables.smallestZoomScale)
    self.minimum = Swift.min(least, Tunables.largestZoomScale)
    let greatest = maximum.isNaN ? 1 : Swift.min(maximum, Tunables.largestZoomScale)
    self.maximum = Swift.max(self.minimum, greatest)
  }

  /// There is more than one scale: otherwise a pinch does nothing.
  public var allowZooming: Bool { minimum < maximum }

  /// The nearest allowed scale; a limit comes back as exactly itself.
  public func clamped(_ scale: Double) -> Double {
    if scale > maximum { return maximum }
    if scale >= minimum { return scale }
    return minimum
  }

  /// Whether a zoom may rest at this scale; the limits belong to it.
  public func contains(_ scale: Double) -> Bool { scale >= minimum && scale <= maximum }
}
