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
      browser?.prepareToZoom(at: gestureRecognizer.location(in: self))
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The browser arranges it for another size.
  override var keepsLook: Bool { false }

  /// A zoomed page rests where a fitted one does, as long as it leaves room.
  override var centering: Centering {
    var centering = super.centering
    centering.shift = browser?.line.shift ?? .zero
    return centering
  }

  /// Each page begins at its fitted size.
  override func carriesScale() -> Bool { false }

  override func prepareToZoom() { browser?.prepareToZoom() }

  override func zoom(to rect: CGRect, animated: Bool) {
    prepareToZoom()
    super.zoom(to: rect, animated: animated)
  }

  /// A drag that goes on is the browser's.
  override func zoomEndsLater() { browser?.motionDidEnd() }

  /// Arranges it for all pages, or for one; what it reports meanwhile is nobody's scrolling.
  func apply(_ new: PageArrangement) {
    alwaysBounceHorizontal = !new.isVertical
    alwaysBounceVertical = new.isVertical
    isPagingEnabled = new.isPaging
    if new.isPaging {
      centersContent = false
      margins = .zero
      contentInset = .zero
    }
    // First, so that no limit in between finds fault with it; last, if one has.
    contentOffset = new.offset
    frame = new.frame
    contentSize = new.contentSize
    contentOffset = new.offset
    guard !new.isPaging else { return }
    centersContent = true
    margins = new.margins
    contentOffset = new.offset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    browser?.scrollViewDidLayOut()
  }
}
