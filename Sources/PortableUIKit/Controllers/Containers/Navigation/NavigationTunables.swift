import DisplayList
import ScrollEngine
import ScrollGeometry

/// How controllers come and go on a stack. UIKit's numbers are not published: these are from memory of iOS.
enum NavigationTunables {
  /// Of a push and a pop, seconds.
  static let duration = 0.35
  /// Of a navigation bar that comes or goes, seconds.
  static let barDuration = 0.2
  /// By how much of the width the lower page moves aside.
  static let lowerWay: CGFloat = 0.3
  /// Over the lower page.
  static let dimming = UIColor(
    light: Color(red: 0, green: 0, blue: 0, alpha: 0.1),
    dark: Color(red: 0, green: 0, blue: 0, alpha: 0.3))
  /// Beside the upper page, at its edge: how wide, points, and how dark.
  static let shadowWidth: CGFloat = 9
  static let shadowOpacity = 0.08
  /// By how much of the width a title comes from aside.
  static let titleWay: CGFloat = 0.5
  /// A finger that leaves faster than that goes on where it went, points per second.
  static let flick: CGFloat = 250
  /// Otherwise it counts which part of the way is done.
  static let halfway: CGFloat = 0.5
  /// The curve that UIKit's own animations follow by default: `UICubicTimingParameters()`.
  static var pace: AnimationPace {
    .curve(.bezier(Point(x: 0.25, y: 0.1), Point(x: 0.25, y: 1)))
  }
}
