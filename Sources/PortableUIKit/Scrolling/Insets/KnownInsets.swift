/// What the insets of a scroll view were when they were last looked at, points.
struct KnownInsets: Equatable {
  /// Set by the program.
  var own = UIEdgeInsets.zero
  /// Added by the safe area.
  var adjustment = UIEdgeInsets.zero

  var sum: UIEdgeInsets { own + adjustment }
}
