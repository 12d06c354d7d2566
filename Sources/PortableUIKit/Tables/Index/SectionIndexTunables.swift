/// The letters beside a table. UIKit's numbers are not published: these are chosen by eye.
enum SectionIndexTunables {
  /// Of the strip in which the letters stand, points.
  static let width = 15.0
  /// Of the letters, points.
  static let fontSize = 11.0
  /// From one letter to the next, points; where there is no room for all, only some are shown.
  static let lineHeight = 14.0
}
