#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// Where content rests in a view: in the middle of an axis that has room for it, edge to edge on one
/// that has not. Points.
struct Centering {
  /// Size of the view.
  var bounds: CGSize
  /// Size of the content as it is shown.
  var content: CGSize
  /// Room that is kept free at the edges of the view.
  var margins: UIEdgeInsets
  /// Device pixels per point: content rests on whole pixels.
  var pixelsPerPoint: CGFloat

  /// What to add around the content so that a scroll view centres it.
  var insets: UIEdgeInsets {
    let horizontal = Self.ends(
      bounds.width, content.width, margins.left, margins.right, pixelsPerPoint)
    let vertical = Self.ends(
      bounds.height, content.height, margins.top, margins.bottom, pixelsPerPoint)
    return UIEdgeInsets(
      top: vertical.start, left: horizontal.start, bottom: vertical.end, right: horizontal.end)
  }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = insets
    return CGPoint(
      x: Self.clamped(offset.x, -insets.left, content.width + insets.right - bounds.width),
      y: Self.clamped(offset.y, -insets.top, content.height + insets.bottom - bounds.height))
  }

  /// Lengths closer than this are the same, points.
  private static let leastSpare: CGFloat = 1e-7

  private static func ends(
    _ bounds: CGFloat, _ content: CGFloat, _ start: CGFloat, _ end: CGFloat,
    _ pixelsPerPoint: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    let spare = bounds - start - end - content
    guard spare > -leastSpare else { return (start, end) }
    // What fits to the last bit leaves nothing to scroll, however it was calculated.
    guard spare > leastSpare else { return (start, end - 2 * leastSpare) }
    let before = (spare / 2 * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
    // Rounded down, so that what fits leaves nothing to scroll.
    let after = ((spare - before) * pixelsPerPoint).rounded(.down) / pixelsPerPoint
    return (start + before, end + after)
  }

  private static func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}
