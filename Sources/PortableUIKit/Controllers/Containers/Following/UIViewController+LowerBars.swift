extension UINavigationController {
  /// How far the content is under the bar, points; nil where there is no scroll view below it.
  func wayUnderBar(of controller: UIViewController) -> CGFloat? {
    titleScrollView(of: controller).map {
      scrolledWay(of: $0, $0.contentOffset) - movableHeight(of: controller)
    }
  }
}

extension UIViewController {
  /// The one that the program names, or the first one that reaches under a bar at the lower edge.
  final var scrollViewBelow: UIScrollView? {
    if let stack = innermostNavigationController, stack === self {
      return stack.topViewController?.scrollViewBelow
    }
    if let named = item?.followed?.lower { return named }
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews {
      if let scrollView = subview as? UIScrollView, scrollView.frame.maxY >= view.bounds.maxY {
        return scrollView
      }
    }
    for child in children where child.viewIfLoaded?.superview === view {
      if let scrollView = child.scrollViewBelow { return scrollView }
    }
    return nil
  }
}

extension UIScrollView {
  /// How far its content goes on below what is in sight above the bars, points.
  final var wayUnderLowerBar: CGFloat {
    contentSize.height + adjustedContentInset.bottom - bounds.maxY
  }
}
