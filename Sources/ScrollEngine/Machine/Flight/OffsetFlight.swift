import ScrollGeometry

/// An animated change of the offset.
struct OffsetFlight: Equatable, Sendable {
  var animation: OffsetAnimation
  /// Seconds.
  var start: Double
  /// It answers a tap on the status bar.
  var scrollsToTop: Bool
}
