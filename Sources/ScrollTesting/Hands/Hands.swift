import ScrollEngine

/// Whoever plays gestures on a window: fingers, a wheel, a trackpad, a keyboard.
///
/// A gesture is the same samples whoever plays it; the pace is its own: a `Stage` lets each be followed by the frame
/// that sees it. Places are points of the window, times seconds.
@MainActor
public protocol Hands: AnyObject {
  /// Seconds.
  var time: Double { get }
  /// When what is sent now happens, seconds.
  var inputTime: Double { get }
  /// How often a second a finger that moves is looked at.
  var samplesPerSecond: Double { get }
  /// Hands something to the window.
  func send(_ kind: InputEvent.Kind)
  /// Goes on until the next sample is due, if sending it does not take that time itself.
  func proceed(to moment: Double)
  /// Lets so many seconds pass.
  func wait(_ seconds: Double)
  /// Makes the frame that sees what was sent last, if it has not been made.
  func look()
}

extension Hands {
  /// A finger at one moment: its number, what it does, and where, points.
  public typealias Finger = (id: Int32, phase: TouchSample.Phase, x: Double, y: Double)
}
