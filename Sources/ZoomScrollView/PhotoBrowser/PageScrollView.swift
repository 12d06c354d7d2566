#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// The one scroll view of a photo browser.
final class PageScrollView: CenteredZoomScrollView {
  #if hasFeature(Embedded)
    unowned(unsafe) var browser: PhotoBrowserView?
  #else
    weak var browser: PhotoBrowserView?
  #endif

  /// The neighbours lie at its edges.
  override var contentSize: CGSize {
    didSet { setNeedsLayout() }
  }

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchGestureRecognizer {
      browser?.beginZooming(at: gestureRecognizer.location(in: self))
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The browser arranges it for another size.
  override var keepsLook: Bool { false }

  /// Each page begins at its fitted size.
  override func carriesScale() -> Bool { false }

  /// A drag that goes on is the browser's.
  override func zoomEndsLater() { browser?.motionDidEnd() }

  override func layoutSubviews() {
    super.layoutSubviews()
    browser?.scrollViewDidLayOut()
  }
}
