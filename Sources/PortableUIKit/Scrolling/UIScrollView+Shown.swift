import ScrollEngine
import ScrollGeometry

/// What tools read that draw a motion.
extension UIScrollView {
  /// What the zooming view is scaled by now, while `zoomScale` tells where a zoom will end.
  package var shownZoomScale: Double { zoomedView?.transformScale ?? 1 }

  /// The offsets that are allowed at rest, points.
  package var offsetLimits: OffsetLimits { metrics.limits }
}
