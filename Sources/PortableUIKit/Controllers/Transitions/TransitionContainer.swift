/// Holds the views of a transition.
class TransitionContainer: UIView {
  /// The transition that goes on in here.
  @Weak final var context: TransitionContext?
}
