import ScrollEngine

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIScrollView {
  /// A finger is down, whether or not it drags.
  public var isTracking: Bool { flags.contains(.tracking) }
  /// From the beginning of a drag until what it set in motion has come to rest.
  public var isDragging: Bool { flags.contains(.dragging) }
  public var isDecelerating: Bool { flags.contains(.decelerating) }
  /// Fingers are pinching.
  public var isZooming: Bool { flags.contains(.zooming) }
  /// Zoomed past a limit, and on the way back to it.
  public var isZoomBouncing: Bool { flags.contains(.zoomBouncing) }
  public var isScrollAnimating: Bool { flags.contains(.scrollAnimating) }
  public var isZoomAnimating: Bool { flags.contains(.zoomAnimating) }

  public var panGestureRecognizer: UIPanGestureRecognizer { pan }
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// Scroll indicator insets of both axes, points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
}
