import UIKit

/// Shows one view, fitted at first, zoomable to three times that, and always centred.
class CenteredZoomView: UIScrollView, UIScrollViewDelegate {
  let contentView: UIView
  /// Fitted zoom scale times this is the most.
  var maximumFactor: CGFloat = 3
  private var fittedSize = CGSize.zero

  init(contentView: UIView) {
    self.contentView = contentView
    super.init(frame: .zero)
    addSubview(contentView)
    contentSize = contentView.bounds.size
    delegate = self
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fittedSize != bounds.size { fit() }
    center()
  }

  private func fit() {
    fittedSize = bounds.size
    guard bounds.width > 0, bounds.height > 0 else { return }
    let wasFitted = zoomScale == minimumZoomScale
    let natural = contentView.bounds.size
    let scale = min(bounds.width / natural.width, bounds.height / natural.height)
    minimumZoomScale = scale
    maximumZoomScale = scale * maximumFactor
    if wasFitted || zoomScale < scale { zoomScale = scale }
  }

  private func center() {
    var frame = contentView.frame
    frame.origin.x = max(0, (bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (bounds.height - frame.height) / 2)
    if frame != contentView.frame { contentView.frame = frame }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    contentView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    center()
  }
}
