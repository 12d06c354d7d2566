import PortableUIKit
import ScrollEngine

/// Whoever plays gestures on a window: fingers, a wheel, a trackpad, a keyboard.
///
/// A gesture is the same samples whoever plays it; the pace is its own: `Bed` sends them between frames that come evenly,
/// a stage lets each be followed by the frame that sees it.
@MainActor
package protocol Hands: AnyObject {
  /// Seconds.
  var time: Double { get }
  /// When what is sent now happens, seconds.
  var inputTime: Double { get }
  /// How often a second a finger that moves is looked at.
  var samplesPerSecond: Double { get }
  func send(_ kind: InputEvent.Kind)
  /// Goes on until the next sample is due, if sending it does not take that time itself.
  func proceed(to moment: Double)
  func wait(_ seconds: Double)
  /// Makes the frame that sees what was sent last, if it has not been made.
  func look()
}
