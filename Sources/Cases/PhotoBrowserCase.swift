import ZoomScrollView

/// Document 000, trick 1: the iPhone's photo browser with a single scroll view.
///
/// Swipe to turn pages, pinch or double-tap to zoom, and swipe again once the picture is whole. A
/// zoomed picture that is dragged past its edge goes on into its neighbour, in the same drag; pulled
/// back, it returns to where it was.
public final class PhotoBrowserCase: CaseView {
  private static let pageCount = 12

  public let browser: PhotoBrowserView

  public init() {
    browser = PhotoBrowserView(frame: .zero)
    super.init(filledBy: browser, listeningTo: browser.scrollView)
    backgroundColor = UIColor(white: 0.05, alpha: 1)
    browser.dataSource = self
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func listenerDidChange() { browser.delegate = listener }

  public override var page: Int? { browser.page }
  public override var zoomScale: CGFloat { browser.zoomScale }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { browser.becomeFirstResponder() }
  }
}

extension PhotoBrowserCase: PhotoBrowserViewDataSource {
  public func numberOfPages(in photoBrowser: PhotoBrowserView) -> Int { Self.pageCount }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, viewForPageAt page: Int) -> UIView {
    PictureView(page)
  }

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize? { PictureView.naturalSize(page) }
}
