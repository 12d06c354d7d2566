import UIKit

/// Rows that repeat for ever. Whenever the offset leaves the middle, it jumps by whole periods, in the
/// middle of a drag or of a deceleration, and nobody sees it.
class EndlessScroller: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let rowHeight: CGFloat = 60
  let titles: [String]
  private(set) var jumps = 0
  /// How far the content has really moved, points.
  private(set) var travelled: CGFloat = 0
  private var lastOffset: CGFloat = 0
  private var rows: [UILabel] = []
  private let repetitions = 5

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    addSubview(scrollView)
    for number in 0..<(titles.count * repetitions) {
      let row = UILabel()
      row.text = titles[number % titles.count]
      rows.append(row)
      scrollView.addSubview(row)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var period: CGFloat { rowHeight * CGFloat(titles.count) }

  /// The title of the row at the top.
  var topTitle: String {
    titles[Int((scrollView.contentOffset.y / rowHeight).rounded(.down)) % titles.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard scrollView.frame != bounds else { return }
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width, height: period * CGFloat(repetitions))
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 16, y: CGFloat(number) * rowHeight, width: bounds.width - 32, height: rowHeight)
    }
    lastOffset = 2 * period
    scrollView.contentOffset.y = lastOffset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    travelled += offset - lastOffset
    lastOffset = offset
    let middle = 2 * period
    guard abs(offset - middle) >= period else { return }
    let shift = ((offset - middle) / period).rounded(.towardZero) * period
    jumps += 1
    lastOffset = offset - shift
    scrollView.contentOffset.y -= shift
  }
}
