/// The one scroll view of a photo browser.
final class PageScrollView: CenteredZoomScrollView {
  @Weak var browser: PhotoBrowserView?

  /// The neighbours lie at its edges.
  override var contentSize: CGSize {
    didSet { setNeedsLayout() }
  }

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchGestureRecognizer {
      browser?.beginZooming(at: gestureRecognizer.location(in: self))
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The browser arranges it for another size.
  override var keepsLook: Bool { false }

  /// Each page begins at its fitted size.
  override func carriesScale() -> Bool { false }

  /// A drag that goes on is the browser's.
  override func zoomEndsLater() { browser?.motionDidEnd() }

  override func layoutSubviews() {
    super.layoutSubviews()
    browser?.scrollViewDidLayOut()
  }
}
