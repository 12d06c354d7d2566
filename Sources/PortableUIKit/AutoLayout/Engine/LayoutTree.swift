import LinearSolving
import ScrollGeometry

/// A tree of views as far as its layout goes; this one has no constraints, `LayoutEngine` has.
///
/// Views know the engine by this alone, and the first constraint makes it: a program without
/// constraints does not carry the solver.
#if !hasFeature(Embedded)
  @MainActor
#endif
class LayoutTree {
  /// Something has changed since the last solution.
  final var needsSolving = false

  init() {}

  func add(_ constraint: NSLayoutConstraint) {}
  func remove(_ constraint: NSLayoutConstraint) {}
  func constantChanged(of constraint: NSLayoutConstraint) {}
  /// Puts it into the solver anew.
  func reinstall(_ constraint: NSLayoutConstraint) {}

  /// Its frame, its content or its insets are different, or may be.
  func markStale(_ box: LayoutBox) {}
  /// Brings `solved` of every box up to date.
  func solve() {}
  /// The same, with what the view says of itself now, while it is being laid out.
  func solve(for view: UIView, _ layout: ViewLayout) {}
  /// The safe area or the margins may have changed since the last layout.
  func refreshInsets() {}
  /// Whether the constraints allow another value.
  func isAmbiguous(_ variable: LinearVariable) -> Bool { false }
  /// The size that satisfies the constraints inside the view and is nearest to `target`, which
  /// the priorities are for. Nothing moves.
  func fittingSize(
    of view: UIView, constraints inside: [NSLayoutConstraint], near target: Size,
    horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> Size { target }

  /// It has become part of the tree below `root`: its constraints go on there.
  func join(_ root: UIView) {}
  /// The view is about to lose its superview: constraints across its edge are no longer active,
  /// those inside go with it.
  func release(_ view: UIView) {}
  /// Takes boxes out for which no constraint is left here.
  func removeLeavingBoxes() {}
}
