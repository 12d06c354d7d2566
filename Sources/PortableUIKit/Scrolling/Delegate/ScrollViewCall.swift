/// What a scroll view tells its delegate, as a value; what it asks (`viewForZooming`,
/// `scrollViewShouldScrollToTop`) is none.
package enum ScrollViewCall: Equatable {
  case didScroll, didZoom, willBeginDragging
  /// Velocity in points per millisecond, and the offset where the content would come to rest.
  case willEndDragging(velocity: CGPoint, target: CGPoint)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation, willBeginZooming
  case didEndZooming(scale: CGFloat)
  case didScrollToTop, didChangeAdjustedContentInset

  /// UIKit's bare name of the method.
  package var method: String {
    switch self {
    case .didScroll: "scrollViewDidScroll"
    case .didZoom: "scrollViewDidZoom"
    case .willBeginDragging: "scrollViewWillBeginDragging"
    case .willEndDragging: "scrollViewWillEndDragging"
    case .didEndDragging: "scrollViewDidEndDragging"
    case .willBeginDecelerating: "scrollViewWillBeginDecelerating"
    case .didEndDecelerating: "scrollViewDidEndDecelerating"
    case .didEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
    case .willBeginZooming: "scrollViewWillBeginZooming"
    case .didEndZooming: "scrollViewDidEndZooming"
    case .didScrollToTop: "scrollViewDidScrollToTop"
    case .didChangeAdjustedContentInset: "scrollViewDidChangeAdjustedContentInset"
    }
  }
}
