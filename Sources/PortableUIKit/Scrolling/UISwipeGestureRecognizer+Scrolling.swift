import ScrollGeometry

extension UISwipeGestureRecognizer {
  /// The recogniser drags a scroll view, along whose longer share of the way nothing moves. In the window, points.
  func leads(_ way: Vector, across recognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = (recognizer as? UIScrollViewPanGestureRecognizer)?.scrollView else {
      return false
    }
    let local = scrollView.localVector(way)
    return local.dx.magnitude >= local.dy.magnitude
      ? !scrollView.metrics.movesHorizontally : !scrollView.metrics.movesVertically
  }
}
