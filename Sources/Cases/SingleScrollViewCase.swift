import ZoomScrollView

/// Document 003: the photo browser with one plain `UIScrollView`.
///
/// Swipe to turn pages and pinch to zoom. While pages can be turned the scroll view holds all of them
/// side by side; when it asks for the view to zoom, it is left with that page alone. When the page
/// has been zoomed out completely, the scroll view first has to finish its own bounce: only then can
/// all pages come back, since it would put its offset back to zero otherwise. The words at the
/// bottom say which of the three modes it is in.
public final class SingleScrollViewCase: ScrollCase {
  private static let pageCount = 6

  enum Mode: Equatable {
    case paging
    case zooming
    /// Zoomed out, and on its way back to where a page lies.
    case animatingFullZoomOut
  }

  private(set) var mode = Mode.paging
  let pages = (0..<pageCount).map { FilledPage(PictureView($0)) }
  private let words = PillView()
  private var currentPage = 0
  private var laidOutSize = CGSize.zero
  /// The pages are being rearranged: the scroll view's calls mean nothing.
  private var isSwitching = false

  public init() {
    super.init(scrollView: UIScrollView(frame: .zero))
    backgroundColor = UIColor(white: 0.05, alpha: 1)
    scrollView.autoresizingMask = []
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    addSubview(words)
    setPagingMode()
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override var page: Int? { currentPage }

  // MARK: Modes

  private func setPagingMode() {
    mode = .paging
    rearrange {
      scrollView.frame = bounds
      scrollView.isPagingEnabled = true
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.showsVerticalScrollIndicator = false
      for (index, page) in pages.enumerated() {
        page.transform = .identity
        page.frame = slot(index)
        if page.superview == nil { scrollView.addSubview(page) }
      }
      scrollView.contentSize = CGSize(
        width: CGFloat(pages.count) * bounds.width, height: bounds.height)
      scrollView.contentOffset = CGPoint(x: CGFloat(currentPage) * bounds.width, y: 0)
    }
  }

  private func setZoomingMode() {
    mode = .zooming
    rearrange {
      scrollView.isPagingEnabled = false
      scrollView.showsHorizontalScrollIndicator = true
      scrollView.showsVerticalScrollIndicator = true
      let away = scrollView.contentOffset.x - CGFloat(currentPage) * bounds.width
      for (index, page) in pages.enumerated() where index != currentPage {
        page.removeFromSuperview()
      }
      pages[currentPage].frame = CGRect(origin: .zero, size: bounds.size)
      scrollView.contentSize = bounds.size
      scrollView.contentOffset = CGPoint(x: away, y: 0)
    }
  }

  private func rearrange(_ change: () -> Void) {
    isSwitching = true
    relay.client = nil
    change()
    relay.client = listener
    isSwitching = false
    setNeedsLayout()
  }

  private func slot(_ index: Int) -> CGRect {
    CGRect(
      x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
  }

  /// The page is whole and lies where it belongs.
  private var isFullyZoomedOut: Bool {
    !scrollView.isZooming && !scrollView.isZoomBouncing && scrollView.zoomScale == 1
      && abs(scrollView.contentOffset.x) < 0.5 && abs(scrollView.contentOffset.y) < 0.5
  }

  // MARK: What the scroll view says

  public override func viewForZooming() -> UIView? {
    if mode == .paging { setZoomingMode() }
    return pages[currentPage]
  }

  public override func scrollViewDidScroll() {
    guard !isSwitching else { return }
    switch mode {
    case .paging:
      guard bounds.width > 0 else { return }
      let nearest = (scrollView.contentOffset.x / bounds.width).rounded()
      currentPage = max(0, min(pages.count - 1, Int(nearest)))
    case .zooming: break
    // More may follow at zero: the next layout looks.
    case .animatingFullZoomOut: setNeedsLayout()
    }
  }

  public override func scrollViewDidZoom() {
    guard mode != .paging, scrollView.isZoomBouncing, scrollView.zoomScale == 1 else { return }
    mode = .animatingFullZoomOut
    setNeedsLayout()
  }

  public override func scrollViewWillBeginZooming() {
    if mode == .animatingFullZoomOut { mode = .zooming }
  }

  public override func scrollViewDidEndZooming(atScale scale: CGFloat) {
    guard mode != .paging else { return }
    mode = scale == 1 ? .animatingFullZoomOut : .zooming
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize { takeSize() }
    // Also when no scroll follows the end of the zoom.
    if mode == .animatingFullZoomOut, isFullyZoomedOut { setPagingMode() }
    words.text = Self.name(mode)
    words.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
  }

  /// Another size: the page stays, and of a zoomed page the zoom and what is in the middle.
  private func takeSize() {
    let old = laidOutSize
    laidOutSize = bounds.size
    switch mode {
    case .paging: setPagingMode()
    case .zooming: resizeZoomed(from: old)
    case .animatingFullZoomOut:
      scrollView.setZoomScale(1, animated: false)
      setPagingMode()
    }
  }

  private func resizeZoomed(from old: CGSize) {
    let offset = scrollView.contentOffset
    let content = scrollView.contentSize
    let page = pages[currentPage]
    rearrange {
      scrollView.frame = bounds
      page.bounds.size = bounds.size
      page.frame.origin = .zero
      let size = page.frame.size
      scrollView.contentSize = size
      scrollView.contentOffset = CGPoint(
        x: Self.offset(
          offset.x, bounds: old.width, content: content.width, newBounds: bounds.width,
          newContent: size.width),
        y: Self.offset(
          offset.y, bounds: old.height, content: content.height, newBounds: bounds.height,
          newContent: size.height))
    }
  }

  /// Where what was in the middle of a view is in the middle of another one, or as near as it can be.
  private static func offset(
    _ offset: CGFloat, bounds: CGFloat, content: CGFloat, newBounds: CGFloat, newContent: CGFloat
  ) -> CGFloat {
    let middle = (offset + bounds / 2) / max(content, 1) * newContent
    return max(0, min(middle - newBounds / 2, newContent - newBounds))
  }

  private static func name(_ mode: Mode) -> String {
    switch mode {
    case .paging: "Paging"
    case .zooming: "Zooming"
    case .animatingFullZoomOut: "AnimatingFullZoomOut"
    }
  }
}
