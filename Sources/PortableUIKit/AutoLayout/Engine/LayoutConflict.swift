/// Required constraints that cannot all hold, and the one that was given up for the others.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct LayoutConflict {
  /// The program's constraints that contradict each other, in no particular order.
  public let constraints: [NSLayoutConstraint]
  /// Views whose frames, content or insets have a part in it.
  public let views: [UIView]
  /// The one that does not hold: of `constraints` the one that became active last.
  public let broken: NSLayoutConstraint
}
