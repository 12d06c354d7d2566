/// What a machine tells the recogniser of a gesture that goes on for a while: a pan, a pinch, a rotation, a press.
public enum GestureAction: Equatable, Sendable {
  /// Nothing to tell.
  case none
  /// What the contacts do is this gesture.
  case begin
  /// It goes on, and what is read of the machine is another than before.
  case change
  /// The last contact that it needs has gone.
  case end
  /// Nothing is to come of what had begun.
  case cancel
  /// The last contact went before it became this gesture.
  case fail
}
