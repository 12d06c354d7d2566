import Foundation
import PortableUIKit

/// A scroll view and nothing else, for replaying touches and reading its log.
final class ScrollCaseView: UIScrollView {
  let content = UIView(frame: .zero)
  private let pageCount: Int?
  private let client: ZoomClient
  private var laidOutSize = CGSize.zero

  init(pageCount: Int?) {
    self.pageCount = pageCount
    client = ZoomClient(content)
    super.init(frame: .zero)
    isPagingEnabled = pageCount != nil
    minimumZoomScale = 0.5
    maximumZoomScale = 4
    content.backgroundColor = .gray
    addSubview(content)
    delegate = client
    if pageCount == nil { setContent(CGSize(width: 3000, height: 6000)) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Counts from 0; nil without pages.
  var page: Int? {
    guard pageCount != nil, bounds.width > 0 else { return nil }
    return Int((contentOffset.x / bounds.width).rounded())
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pageCount, bounds.size != laidOutSize else { return }
    // The page that was seen is seen again.
    let page = laidOutSize.width > 0 ? contentOffset.x / laidOutSize.width : 0
    laidOutSize = bounds.size
    zoomScale = 1
    setContent(CGSize(width: CGFloat(pageCount) * bounds.width, height: bounds.height))
    contentOffset = CGPoint(x: page.rounded() * bounds.width, y: 0)
  }

  private func setContent(_ size: CGSize) {
    content.frame = CGRect(origin: .zero, size: size)
    contentSize = size
  }

  /// Answers what a scroll view has to ask when nobody logs.
  private final class ZoomClient: UIScrollViewDelegate {
    private let content: UIView

    init(_ content: UIView) {
      self.content = content
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }
}
