import ScrollGeometry

/// A rectangle that takes part in a layout: a view's or a guide's.
///
/// Constraints and anchors refer to it and not to the view, which it does not keep alive.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class LayoutBox {
  /// The view, or the one that owns the guide.
  @Weak var view: UIView?
  @Weak var guide: UILayoutGuide?
  let role: LayoutRole
  @Weak var engine: LayoutTree?
  /// In the superview, or in the view that owns the guide; nil out of an engine.
  var variables: BoxVariables?
  /// What holds of itself: its frame, its content's size, its insets.
  var equations: [OwnEquation] = []
  /// Active constraints that name it.
  var constraints: [ConstraintReference] = []
  /// Where the engine has it, points.
  var solved: Rect?
  /// The width that its height was measured for, points.
  var measuredWidth: Double?
  /// What its view is zoomed by in all constraints.
  var scale = 1.0
  /// `equations` may be out of date.
  var isStale = false
  /// On the way out of its tree.
  var isLeaving = false

  init(_ role: LayoutRole) {
    self.role = role
  }

  var item: AnyObject? { role == .view ? view : guide }

  /// The view in whose coordinates it lies.
  var container: UIView? { role == .view ? view?.superview : view }

  func leaveEngine() {
    engine = nil
    variables = nil
    equations.removeAll()
    isStale = false
    measuredWidth = nil
    scale = 1
  }
}
