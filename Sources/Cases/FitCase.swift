#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
import ZoomScrollView

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Document 004: a picture of unknown size fills the screen at first, and layout never undoes its zoom.
///
/// Scale 1 is the fitted picture. Smaller than the window it lies in the middle, larger it meets the
/// edges; when the window changes, the picture is fitted anew, keeps its zoom and what is looked at.
public final class FitCase: ScrollCase {
  public let picture = PictureView(5)
  private let zoomView: CenteredZoomScrollView
  private let words = PillView()
  private var laidOutSize = CGSize.zero

  public init() {
    zoomView = CenteredZoomScrollView(frame: .zero)
    super.init(scrollView: zoomView)
    backgroundColor = UIColor(white: 0.08, alpha: 1)
    zoomView.minimumZoomScale = 0.5
    zoomView.maximumZoomScale = 6
    zoomView.zoomInOnDoubleTap = true
    zoomView.doubleTapZoomScale = 3
    zoomView.addSubview(picture)
    addSubview(words)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewForZooming() -> UIView? { picture }
  public override func scrollViewDidZoom() { setNeedsLayout() }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize, bounds.width > 0, bounds.height > 0 { fit() }
    words.text = "\(Int((picture.transform.a * 100).rounded())) %"
    words.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
  }

  /// The frame is laid out; the zoom, which is the transform, stays.
  private func fit() {
    let natural = picture.naturalSize
    let fit = min(bounds.width / natural.width, bounds.height / natural.height)
    let scale = laidOutSize == .zero ? 1 : picture.transform.a
    let middle = picture.convert(
      CGPoint(x: laidOutSize.width / 2, y: laidOutSize.height / 2), from: self)
    let before = picture.bounds.size
    laidOutSize = bounds.size
    let size = CGSize(width: natural.width * fit, height: natural.height * fit)
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    picture.bounds = CGRect(origin: .zero, size: size)
    picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    picture.center = CGPoint(x: shown.width / 2, y: shown.height / 2)
    zoomView.contentSize = shown
    let insets = zoomView.contentInset
    let wanted = CGPoint(
      x: middle.x / max(before.width, 1) * shown.width - bounds.width / 2,
      y: middle.y / max(before.height, 1) * shown.height - bounds.height / 2)
    zoomView.contentOffset = CGPoint(
      x: max(-insets.left, min(wanted.x, shown.width + insets.right - bounds.width)),
      y: max(-insets.top, min(wanted.y, shown.height + insets.bottom - bounds.height)))
  }
}
