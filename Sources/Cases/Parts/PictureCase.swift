#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
import ZoomScrollView

#if !hasFeature(Embedded)
  import Foundation
#endif

/// One picture that fills the window at scale 1, to be zoomed; and a sentence that says what to try.
open class PictureCase: ScrollCase {
  public let zoomView: ZoomScrollView
  public let picture: PictureView
  let hint: PillView
  private var laidOutSize = CGSize.zero

  public init(
    picture index: Int, hint text: String, zoomView: ZoomScrollView = CenteredZoomScrollView(),
    relay: CaseRelay = CaseRelay()
  ) {
    picture = PictureView(index)
    hint = PillView(text)
    self.zoomView = zoomView
    super.init(scrollView: zoomView, relay: relay)
    backgroundColor = UIColor(white: 0.07, alpha: 1)
    zoomView.minimumZoomScale = 1
    zoomView.maximumZoomScale = 8
    zoomView.alwaysBounceHorizontal = true
    zoomView.alwaysBounceVertical = true
    zoomView.addSubview(picture)
    addSubview(hint)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewForZooming() -> UIView? { picture }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hint.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
    guard bounds.size != laidOutSize, bounds.width > 0, bounds.height > 0 else { return }
    laidOutSize = bounds.size
    zoomView.setZoomScale(1, animated: false)
    let natural = picture.naturalSize
    // Covers the window.
    let scale = max(bounds.width / natural.width, bounds.height / natural.height)
    picture.frame = CGRect(
      x: 0, y: 0, width: natural.width * scale, height: natural.height * scale)
    zoomView.contentSize = picture.frame.size
    zoomView.contentOffset = CGPoint(
      x: ((picture.frame.width - bounds.width) / 2).rounded(),
      y: ((picture.frame.height - bounds.height) / 2).rounded())
  }
}
