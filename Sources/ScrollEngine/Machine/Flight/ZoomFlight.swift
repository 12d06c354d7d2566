import ScrollGeometry

/// An animated zoom, or the way back from beyond a limit.
struct ZoomFlight: Equatable, Sendable {
  var animation: ZoomAnimation
  /// Where it would end if the offset had no limits.
  var unlimitedOffset: Point
  /// Seconds.
  var start: Double
  /// It returns from beyond a limit: the delegate has been told of the scale already.
  var isBounce: Bool
  /// A finger that stayed down goes on dragging afterwards.
  var drag: Drag?
}
