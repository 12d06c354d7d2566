#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

extension ZoomScrollView {
  /// Scales closer than this, relative to each other, are the same.
  private static let scaleTolerance: CGFloat = 1e-3

  /// The second tap of one finger alone.
  func doubleTap(_ touches: Set<UITouch>, with event: UIEvent?) -> UITouch? {
    guard touches.count == 1, (event?.allTouches?.count ?? 1) == 1, let touch = touches.first,
      touch.tapCount == 2
    else { return nil }
    return touch
  }

  /// Zooms out, or else in; false when neither is wanted.
  func zoom(forDoubleTap touch: UITouch) -> Bool {
    guard zoomInOnDoubleTap || zoomOutOnDoubleTap else { return false }
    // Asked first: the answer may bring limits, and a place, of its own.
    guard relay.viewForZooming(in: self) != nil else { return false }
    if zoomOutOnDoubleTap, !isAt(minimumZoomScale) {
      setZoomScale(minimumZoomScale, animated: true)
      return true
    }
    let inside = min(doubleTapZoomScale ?? maximumZoomScale, maximumZoomScale)
    guard zoomInOnDoubleTap, !isAt(inside) else { return false }
    setZoomScale(inside, centeredAt: touch.location(in: self), animated: true)
    return true
  }

  private func isAt(_ scale: CGFloat) -> Bool {
    abs(zoomScale - scale) <= Self.scaleTolerance * abs(scale)
  }
}
