// Optional members that are always there: each calls the method of its name.
extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  public var viewForZooming: ViewForZooming? {
    ViewForZooming(delegate: self)
  }
  public var scrollViewWillEndDragging: ScrollViewWillEndDragging? {
    ScrollViewWillEndDragging(delegate: self)
  }
  public var scrollViewDidEndDragging: ScrollViewDidEndDragging? {
    ScrollViewDidEndDragging(delegate: self)
  }
  public var scrollViewWillBeginZooming: ScrollViewWillBeginZooming? {
    ScrollViewWillBeginZooming(delegate: self)
  }
  public var scrollViewDidEndZooming: ScrollViewDidEndZooming? {
    ScrollViewDidEndZooming(delegate: self)
  }
}
