import UIKit

/// A map to pinch and drag, of which only what is seen is ever made.
class MapViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let mapView = MapView(frame: CGRect(x: 0, y: 0, width: 65536, height: 65536))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.contentSize = mapView.bounds.size
    scrollView.minimumZoomScale = 1 / 64
    scrollView.addSubview(mapView)
    view.addSubview(scrollView)
    scrollView.zoomScale = scrollView.minimumZoomScale
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { mapView }
}
