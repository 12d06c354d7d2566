import UIKit
import ZoomScrollView

/// Pins on a map that zooms: they keep their size and their place.
final class MapViewController: UIViewController, ZoomScrollViewDelegate {
  private let scrollView = ZoomScrollView(frame: .zero)
  private let map = NonScalingContentView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pins"
    scrollView.addSubview(map)
    scrollView.contentSize = map.bounds.size
    scrollView.maximumZoomScale = 10
    scrollView.zoomInOnDoubleTap = true
    scrollView.zoomOutOnDoubleTap = true
    scrollView.zoomsOnDoubleTapAndDrag = true
    scrollView.zoomScrollViewDelegate = self
    view.addSubview(scrollView)
    map.backgroundColor = .systemTeal
    for column in 1..<10 {
      for row in 1..<10 {
        let pin = UIView(
          frame: CGRect(x: column * 100 - 8, y: row * 100 - 24, width: 16, height: 24))
        pin.backgroundColor = .systemRed
        map.addNonScalingSubview(pin, anchor: CGPoint(x: 0.5, y: 1))
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}
