/// What a scroll view tells its owner, in the order and number that UIKit documents.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The fingers leave; `velocity` in points per millisecond. The target may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view to scale; nil when nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The zoom has come to rest, bounce included.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  // The same once more as optional members, for source that calls `delegate?.scrollViewDidScroll?(view)`
  // as it must on Apple's systems. Requirements, since a property of an extension alone traps
  // on WebAssembly when it is reached through an existential.
  var scrollViewDidScroll: ((UIScrollView) -> Void)? { get }
  var scrollViewDidZoom: ((UIScrollView) -> Void)? { get }
  var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { get }
  var scrollViewWillEndDragging: ScrollViewWillEndDragging? { get }
  var scrollViewDidEndDragging: ScrollViewDidEndDragging? { get }
  var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { get }
  var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { get }
  var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? { get }
  var viewForZooming: ViewForZooming? { get }
  var scrollViewWillBeginZooming: ScrollViewWillBeginZooming? { get }
  var scrollViewDidEndZooming: ScrollViewDidEndZooming? { get }
  var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { get }
  var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { get }
  var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? { get }
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
