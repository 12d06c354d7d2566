/// How the item looks that the keyboard means. UIKit's numbers are not published: these are chosen by eye.
enum FocusTunables {
  /// Of the ring, points.
  static let ringWidth = 3.0
  /// How much an item to one side counts as farther away than one ahead, per point.
  static let sideWeight = 2.0
}
