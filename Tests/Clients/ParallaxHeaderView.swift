import UIKit

/// A picture above a long text: it stretches when the content is pulled down, and moves at half the
/// speed when it is pushed up.
class ParallaxHeaderView: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let header = UIView()
  let body = UIView()
  let headerHeight: CGFloat = 200

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.backgroundColor = .systemBlue
    header.clipsToBounds = true
    body.backgroundColor = .white
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    scrollView.addSubview(header)
    scrollView.addSubview(body)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    body.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: 1200)
    scrollView.contentSize = CGSize(width: bounds.width, height: body.frame.maxY)
    updateHeader()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateHeader()
  }

  private func updateHeader() {
    let y = scrollView.contentOffset.y
    if y < 0 {
      header.frame = CGRect(x: 0, y: y, width: bounds.width, height: headerHeight - y)
    } else {
      header.frame = CGRect(x: 0, y: y / 2, width: bounds.width, height: headerHeight)
    }
    header.alpha = max(0, min(1, 1 - y / headerHeight))
  }
}
