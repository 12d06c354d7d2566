/// What the insets of a scroll view were when they were last looked at, points.
struct KnownInsets: Equatable {
  /// Set by the program.
  var own = UIEdgeInsets.zero
  /// Added by the safe area.
  var adjustment = UIEdgeInsets.zero
  /// Added at the top by a refresh control that is open.
  var refreshHeight: CGFloat = 0

  var sum: UIEdgeInsets {
    var sum = own + adjustment
    sum.top += refreshHeight
    return sum
  }
}
