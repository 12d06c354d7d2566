/// Where a view is when a page lies on the one before, and when it does not.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct SlideWay {
  private let view: UIView
  /// Where it belongs, points.
  private let place: CGPoint
  private let way: CGFloat
  private let isAsideCovered: Bool

  /// - Parameter way: to the right of where it is now, points.
  init(_ view: UIView, by way: CGFloat, asideWhenCovered isAsideCovered: Bool) {
    self.view = view
    self.way = way
    self.isAsideCovered = isAsideCovered
    place = view.center
  }

  func show(isCovered: Bool) {
    view.center = CGPoint(x: place.x + (isCovered == isAsideCovered ? way : 0), y: place.y)
  }

  func end() { view.center = place }
}
