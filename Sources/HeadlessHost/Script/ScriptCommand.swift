import ScrollGeometry

/// What one line of a script says. `Documentation/GestureScripts.md` describes the language.
public enum ScriptCommand: Equatable, Sendable {
  /// The window at the start; nothing but settings comes before it.
  case size(Size, pixelsPerPoint: Double)
  case raw(RawInput)
  /// Ends an event: contacts that follow at the same time belong to another one.
  case next
  case gesture(Gesture)
  /// Where scroll, magnify and wheel act from now on.
  case pointer(Point)
  /// Makes one frame at this time, seconds. A script with such a line makes no frames of its own.
  case frame(Double)
  /// Lets this many seconds pass.
  case wait(Double)
  /// Lets time pass until nothing moves.
  case settle
  case expect(Expectation)
  /// Saves a picture under this name.
  case shot(String)
}
