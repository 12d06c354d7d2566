import UIKit

protocol RecycledPagerDataSource: AnyObject {
  func numberOfPages(in pager: RecycledPager) -> Int
  func pager(_ pager: RecycledPager, viewForPage index: Int, reusing view: UIView?) -> UIView
}

/// Pages side by side, of which only those in sight and their neighbours exist.
class RecycledPager: UIView, UIScrollViewDelegate {
  weak var dataSource: RecycledPagerDataSource? {
    didSet { reloadData() }
  }
  /// Points between two pages; each page is as wide as the pager.
  var spacing: CGFloat = 20 {
    didSet { setNeedsLayout() }
  }
  var onPageChange: ((Int) -> Void)?
  private(set) var currentPage = 0 {
    didSet { if currentPage != oldValue { onPageChange?(currentPage) } }
  }
  let scrollView = UIScrollView()
  private(set) var visiblePages: [Int: UIView] = [:]
  private var pool: [UIView] = []
  private var count = 0
  private var laidOutSize = CGSize.zero
  private var isLayingOut = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    addSubview(scrollView)
  }

  func reloadData() {
    visiblePages.values.forEach { $0.removeFromSuperview() }
    visiblePages.removeAll()
    count = dataSource?.numberOfPages(in: self) ?? 0
    laidOutSize = .zero
    setNeedsLayout()
  }

  func showPage(_ index: Int, animated: Bool) {
    layoutIfNeeded()
    let x = CGFloat(index) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    let page = currentPage
    isLayingOut = true
    scrollView.frame = bounds.insetBy(dx: -spacing / 2, dy: 0)
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width * CGFloat(count), height: bounds.height)
    scrollView.contentOffset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
    for (index, view) in visiblePages { view.frame = frameForPage(index) }
    isLayingOut = false
    updatePages()
  }

  private func frameForPage(_ index: Int) -> CGRect {
    let width = scrollView.bounds.width
    return CGRect(
      x: CGFloat(index) * width + spacing / 2, y: 0, width: bounds.width, height: bounds.height)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isLayingOut else { return }
    updatePages()
  }

  private func updatePages() {
    let visible = scrollView.bounds
    guard visible.width > 0, count > 0 else { return }
    let first = max(0, Int((visible.minX / visible.width).rounded(.down)))
    let last = min(count - 1, Int(((visible.maxX - 1) / visible.width).rounded(.down)))
    for (index, view) in visiblePages where index < first || index > last {
      view.removeFromSuperview()
      visiblePages[index] = nil
      pool.append(view)
    }
    if first <= last {
      for index in first...last where visiblePages[index] == nil {
        guard let view = dataSource?.pager(self, viewForPage: index, reusing: pool.popLast())
        else { continue }
        view.frame = frameForPage(index)
        scrollView.addSubview(view)
        visiblePages[index] = view
      }
    }
    currentPage = min(count - 1, max(0, Int((visible.midX / visible.width).rounded(.down))))
  }
}
