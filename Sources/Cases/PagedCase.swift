/// A bare scroll view that pages.
///
/// Ten pages of the window's size side by side, and nothing else: a swipe turns to the next page and never
/// further, a slow drag returns to the nearest. When the window changes, the page stays.
public final class PagedCase: GridCase {
  private static let pageCount = 10
  private var laidOutSize = CGSize.zero

  public override init() {
    super.init()
    scrollView.isPagingEnabled = true
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override var page: Int? {
    guard bounds.width > 0 else { return nil }
    return Int((scrollView.contentOffset.x / bounds.width).rounded(.toNearestOrEven))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    let page =
      laidOutSize.width > 0
      ? (scrollView.contentOffset.x / laidOutSize.width).rounded(.toNearestOrEven) : 0
    laidOutSize = bounds.size
    scrollView.zoomScale = 1
    content.frame = CGRect(
      x: 0, y: 0, width: CGFloat(Self.pageCount) * bounds.width, height: bounds.height)
    scrollView.contentSize = content.frame.size
    scrollView.contentOffset = CGPoint(x: page * bounds.width, y: 0)
  }
}
