#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// A scroll view's delegate that is also shown every touch of a zoom scroll view, first.
///
/// True means "handled": from then on the scroll view neither scrolls nor zooms by the fingers that
/// are down, until the last of them has gone. All methods are optional, and pass everything on.
///
/// The touches are those that UIKit delivers to the view: with `delaysContentTouches` on, a finger on
/// the content is shown when it has rested or been lifted, and a second one only if the view under it
/// has `isMultipleTouchEnabled`.
public protocol ZoomScrollViewDelegate: UIScrollViewDelegate {
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesBegan touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesMoved touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
  /// The scroll view hears of a cancelled touch whatever the answer is.
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesCancelled touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
}

extension ZoomScrollViewDelegate {
  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesBegan touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }

  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesMoved touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }

  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }

  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesCancelled touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }
}
