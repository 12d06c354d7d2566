extension UIWindow {
  /// What a tap on the status bar does: the scroll view on screen goes back to its top.
  ///
  /// As on UIKit nothing happens when more than one visible scroll view has `scrollsToTop` set, when it is there
  /// already, when a finger is on it, or when its delegate says no. True when it goes.
  @discardableResult
  public func scrollToTop() -> Bool {
    var candidates: [any ScrollContainer] = []
    collectScrollingToTop(in: self, visible: bounds, into: &candidates)
    guard candidates.count == 1 else { return false }
    return candidates[0].goToTop()
  }

  /// `visible` in the coordinates of `view`'s superview, or of the window itself.
  private func collectScrollingToTop(
    in view: UIView, visible: CGRect, into found: inout [any ScrollContainer]
  ) {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
    let inside = view === self ? visible : view.convert(visible, from: view.superview)
    let shown = inside.intersection(view.bounds)
    if let scrolling = view.scrolling, scrolling.scrollsToTop, shown.width > 0, shown.height > 0 {
      found.append(scrolling)
    }
    for subview in view.subviews {
      collectScrollingToTop(in: subview, visible: view.clipsToBounds ? shown : inside, into: &found)
    }
  }
}
