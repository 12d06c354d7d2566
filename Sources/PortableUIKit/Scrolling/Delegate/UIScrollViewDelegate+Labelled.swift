// A closure has no argument labels: these stand for the optional members that have some.

/// `delegate?.viewForZooming?(…)`
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct ViewForZooming {
  let delegate: any UIScrollViewDelegate

  /// What the delegate answers.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// `delegate?.scrollViewWillEndDragging?(…)`
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct ScrollViewWillEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Tells the delegate.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// `delegate?.scrollViewDidEndDragging?(…)`
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct ScrollViewDidEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Tells the delegate.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// `delegate?.scrollViewWillBeginZooming?(…)`
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct ScrollViewWillBeginZooming {
  let delegate: any UIScrollViewDelegate

  /// Tells the delegate.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// `delegate?.scrollViewDidEndZooming?(…)`
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct ScrollViewDidEndZooming {
  let delegate: any UIScrollViewDelegate

  /// Tells the delegate.
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
