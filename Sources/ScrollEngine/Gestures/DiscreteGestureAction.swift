/// What a machine tells the recogniser of a gesture that happens at one moment: a tap, a swipe.
public enum DiscreteGestureAction: Equatable, Sendable {
  /// Nothing to tell.
  case none
  /// All of the gesture has happened.
  case recognize
  /// What the contacts do cannot become this gesture any more.
  case fail
}
