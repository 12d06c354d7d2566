/// What a paint is; its numbers follow.
enum PaintCode: Int {
  /// A Color.
  case color
  /// x and y of two points, list of stops. A stop: location, Color.
  case linear
  /// x, y and radius of two circles, list of stops.
  case radial
}
