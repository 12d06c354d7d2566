// An iPhone's scroll view does not tell where it is going; nothing but an arrow sends it anywhere there, since its wheels
// scroll without a goal. A web page's module has no room to ask.
extension PhotoBrowserView {
  /// Where a zoomed page is, or is on its way to by itself: content offset in points.
  #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    var destination: CGPoint {
      scroller.isScrollAnimating ? (panTarget ?? contentOffset) : contentOffset
    }
  #elseif hasFeature(Embedded)
    @inline(__always) var destination: CGPoint {
      scroller.isScrollAnimating ? (panTarget ?? contentOffset) : contentOffset
    }
  #else
    var destination: CGPoint { scroller.destination ?? contentOffset }
  #endif
}
