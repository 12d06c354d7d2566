import UIKit

/// Three pages that follow each other without end: when the middle one has been left, the content
/// goes back by a page, inside `layoutSubviews`.
class EndlessPager: UIScrollView {
  /// Makes the page for any whole number.
  var makeTitle: (Int) -> String = { "\($0)" } {
    didSet { updateTitles() }
  }
  /// Number of the page in the middle.
  private(set) var index = 0
  private(set) var recentrings = 0
  let pages = [UILabel(), UILabel(), UILabel()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    pages.forEach { page in
      page.textAlignment = .center
      addSubview(page)
    }
    updateTitles()
  }

  override var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      contentSize = CGSize(width: bounds.width * 3, height: bounds.height)
      contentOffset = CGPoint(x: bounds.width, y: 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    recentreIfNeeded()
    for (number, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(number) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
  }

  private func recentreIfNeeded() {
    let width = bounds.width
    guard width > 0 else { return }
    let distance = contentOffset.x - width
    guard abs(distance) >= width / 2 else { return }
    let step = distance > 0 ? 1 : -1
    index += step
    recentrings += 1
    contentOffset.x -= CGFloat(step) * width
    updateTitles()
  }

  private func updateTitles() {
    for (number, page) in pages.enumerated() { page.text = makeTitle(index + number - 1) }
  }
}
