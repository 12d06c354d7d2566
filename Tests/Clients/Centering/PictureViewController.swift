import UIKit

/// A picture to pinch. How it is centred is left to the classes below.
class PictureViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let picture: UIView

  init(picture: UIView) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 2
    scrollView.contentSize = picture.bounds.size
    scrollView.addSubview(picture)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    centerPicture()
  }

  func centerPicture() {}

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return picture
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerPicture()
  }
}
