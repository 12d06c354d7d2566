import ScrollGeometry

/// A drag that has ended, until the delegate has said where it may go.
struct Release: Equatable, Sendable {
  /// Points per millisecond, of the offset; (0, 0) when the fingers had stopped. Repeated flicks have stretched it.
  var velocity: Vector
  /// The same before it was stretched: what the delegate is told.
  var reported: Vector
  /// Where the content will come to rest unless the delegate says otherwise.
  var target: Point
  var time: Double
}
