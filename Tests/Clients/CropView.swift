import UIKit

/// A picture under a fixed hole. Touches anywhere, also beside the hole, move and zoom the picture,
/// which never leaves the hole uncovered.
class CropView: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pictureView: UIView
  private let hole = CropHoleView()

  init(pictureView: UIView) {
    self.pictureView = pictureView
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .black
    scrollView.clipsToBounds = false
    scrollView.alwaysBounceHorizontal = true
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    scrollView.contentSize = pictureView.bounds.size
    scrollView.addSubview(pictureView)
    hole.isUserInteractionEnabled = false
    addSubview(scrollView)
    addSubview(hole)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The largest square with a margin of 20 points.
  var cropFrame: CGRect {
    let side = max(1, min(bounds.width, bounds.height) - 40)
    return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// What is seen in the hole, in points of the picture.
  var cropRect: CGRect {
    scrollView.convert(scrollView.bounds, to: pictureView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hole.frame = bounds
    hole.holeFrame = cropFrame
    guard scrollView.frame != cropFrame else { return }
    scrollView.frame = cropFrame
    let size = pictureView.bounds.size
    let fill = max(cropFrame.width / size.width, cropFrame.height / size.height)
    scrollView.minimumZoomScale = fill
    scrollView.maximumZoomScale = fill * 4
    scrollView.zoomScale = fill
    scrollView.contentOffset = CGPoint(
      x: (scrollView.contentSize.width - cropFrame.width) / 2,
      y: (scrollView.contentSize.height - cropFrame.height) / 2)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    return view == self ? scrollView : view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { pictureView }
}

private class CropHoleView: UIView {
  var holeFrame = CGRect.zero {
    didSet { setNeedsLayout() }
  }
  private let bars = (0..<4).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for bar in bars {
      bar.backgroundColor = UIColor(white: 0, alpha: 0.5)
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let h = holeFrame
    bars[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: h.minY)
    bars[1].frame = CGRect(x: 0, y: h.maxY, width: bounds.width, height: bounds.height - h.maxY)
    bars[2].frame = CGRect(x: 0, y: h.minY, width: h.minX, height: h.height)
    bars[3].frame = CGRect(x: h.maxX, y: h.minY, width: bounds.width - h.maxX, height: h.height)
  }
}
