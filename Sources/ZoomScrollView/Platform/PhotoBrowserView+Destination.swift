// An iPhone's scroll view does not tell where it is going; nothing but an arrow sends it anywhere there, since its wheels
// scroll without a goal.
extension PhotoBrowserView {
  /// Where a zoomed page is on its way to by itself, content offset in points.
  #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    var destination: CGPoint? { scroller.isScrollAnimating ? panTarget : nil }
  #else
    var destination: CGPoint? { scroller.destination }
  #endif
}
