/// A cell that can be swiped: what it shows moves aside, and buttons come to light.
#if !hasFeature(Embedded)
  @MainActor
#endif
protocol SwipedCell: UIView {
  var contentView: UIView { get }
  /// How far what it shows has been moved, points; negative to the left. It takes effect in the next layout.
  var swipeOffset: CGFloat { get set }
  var swipeButtons: SwipeButtons? { get set }
  /// It begins to be swiped, or lies where it belongs again.
  func setNeedsUpdateConfiguration()
}

extension SwipedCell {
  /// It is used for another row.
  func forgetSwipe() {
    swipeButtons?.removeFromSuperview()
    swipeButtons = nil
    guard swipeOffset != 0 else { return }
    swipeOffset = 0
    setNeedsLayout()
  }
}
