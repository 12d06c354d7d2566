import ScrollGeometry

// The safe area is what it is at any moment; a view hears of a change in the next layout pass,
// before it lays out its subviews.
extension UIView {
  /// The part of the superview's covered edges that reaches into this view, and what its
  /// controller adds.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    let reaching = reachingSafeAreaInsets
    guard let viewController else { return reaching }
    return reaching + viewController.coveredByBars + viewController.additionalSafeAreaInsets
  }

  private var reachingSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    var insets = superview.safeAreaInsets
    if insets == .zero { return .zero }
    // What a scroll view adds around its content is no longer in the way of the content.
    if let scrolling = superview.scrolling { insets = insets - scrolling.safeAreaAdjustment }
    let outer = superview.bounds
    let frame = viewController?.restingFrame ?? CGRect(layer.model.frame)
    // No more than there is reaches in, however far the view goes beyond the edge.
    func reach(_ inset: CGFloat, _ beyond: CGFloat) -> CGFloat {
      max(0, min(inset, beyond + inset))
    }
    let isCovered = !layer.layoutMarks.contains(.uncovered)
    return UIEdgeInsets(
      top: isCovered ? reach(insets.top, outer.minY - frame.minY) : 0,
      left: reach(insets.left, outer.minX - frame.minX),
      bottom: isCovered ? reach(insets.bottom, frame.maxY - outer.maxY) : 0,
      right: reach(insets.right, frame.maxX - outer.maxX))
  }

  /// A row or an item is measured as if nothing lay over its upper or lower edge: it is as high where it is scrolled to.
  func uncovered(_ size: () -> CGSize) -> CGSize {
    layer.layoutMarks.insert(.uncovered)
    let size = size()
    layer.layoutMarks.remove(.uncovered)
    return size
  }

  /// The view, or something that covers it, has moved.
  func safeAreaMayHaveChanged() {
    if mayHaveSafeArea, safeAreaInsets != knownSafeAreaInsets { setNeedsLayout() }
  }

  /// Most views have none, and finding that out is to cost nothing.
  private var mayHaveSafeArea: Bool {
    if let superview, superview.knownSafeAreaInsets != .zero { return true }
    return knownSafeAreaInsets != .zero || viewController != nil || superview == nil
  }

  /// Tells the view and its controller of a change, and marks the subviews, who may see it too.
  func noteSafeArea() {
    guard mayHaveSafeArea else { return }
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { announceLayoutMargins() }
    for view in subviews { view.safeAreaMayHaveChanged() }
  }
}
