import UIKit

/// A drawing of mountains to pinch, drag and double-tap.
class PeaksViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let peaksView = PeaksView(frame: CGRect(x: 0, y: 0, width: 2400, height: 1200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.contentSize = peaksView.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(peaksView)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let isFitted = scrollView.zoomScale == scrollView.minimumZoomScale
    scrollView.minimumZoomScale = min(
      size.width / peaksView.bounds.width, size.height / peaksView.bounds.height)
    if isFitted || scrollView.zoomScale < scrollView.minimumZoomScale {
      scrollView.zoomScale = scrollView.minimumZoomScale
    }
    centre()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { peaksView }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

  private func centre() {
    let free = CGSize(
      width: max(0, scrollView.bounds.width - scrollView.contentSize.width),
      height: max(0, scrollView.bounds.height - scrollView.contentSize.height))
    scrollView.contentInset = UIEdgeInsets(
      top: free.height / 2, left: free.width / 2, bottom: free.height / 2, right: free.width / 2)
  }
}
