/// How rows are swiped. UIKit's numbers are not published: these are chosen by eye.
enum SwipeTunables {
  /// The least width of a button, points.
  static let buttonWidth = 74.0
  /// On both sides of a button's title, points.
  static let buttonMargin = 14.0
  /// A share of the row's width: who swipes further has done the first action.
  static let fullSwipeShare = 0.6
  /// A flick is taken for what it would be after so many seconds at its speed.
  static let flickDuration = 0.12
  /// Seconds until a row that is let go lies where it belongs.
  static let settlingDuration = 0.35
  /// Points of a row that has room for a title below a picture: UIKit shows both from there on.
  static let bothHeight = 91.0
  /// Between a picture and the title below it, points.
  static let bothGap = 4.0
  /// Points of a button's title.
  static let titleSize = 15.0
}
