import DisplayList
import ScrollGeometry

/// Snaps rectangles and lines to whole device pixels.
struct DeviceGrid {
  let pixelsPerPoint: Double

  func snapped(_ rect: Rect) -> Rect {
    rect.snapped(pixelsPerPoint: pixelsPerPoint)
  }

  /// A line's width in whole pixels, at least one.
  func snapped(width: Double) -> Double {
    max(1, (width * pixelsPerPoint).rounded()) / pixelsPerPoint
  }
}
