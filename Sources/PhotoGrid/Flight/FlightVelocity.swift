import ScrollGeometry

/// How fast a photo goes, and grows, when it is let go.
struct FlightVelocity {
  /// Of the middle, points a second.
  var middle = Vector.zero
  /// Of its width and height, points a second.
  var growth = Vector.zero

  static let zero = FlightVelocity()
}
