import Foundation

@testable import PortableUIKit

/// A page that a green scroll view fills.
final class LookPage: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    scrollView.backgroundColor = .green
    view.addSubview(scrollView)
    scrollView.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("laid out")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scrolled to \(scrollView.contentOffset.y)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("let go")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("stopped") }
}
