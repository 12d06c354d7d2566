#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// Stands between a zoom scroll view and its delegate, so that the view knows of its own zooms.
final class ZoomRelay: ScrollViewDelegateRelay {
  #if hasFeature(Embedded)
    unowned(unsafe) var owner: ZoomScrollView?
  #else
    weak var owner: ZoomScrollView?
  #endif

  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    owner?.zoomDidEnd()
    super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
