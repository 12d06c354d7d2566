/// What a machine tells the recogniser of a gesture that goes on for a while: a pan, a pinch, a rotation, a press.
public enum GestureAction: Equatable, Sendable {
  case none
  case begin
  case change
  case end
  case cancel
  /// The last contact went before it became this gesture.
  case fail
}
