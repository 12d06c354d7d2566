import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// What a layer shows between its background and its sublayers, and how it is cut. Most layers have none.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class LayerContent {
  /// What `draw` has drawn.
  var drawing: Drawing?
  /// What the program has set.
  var contents: LayerContents?
  var image: CGImage?
  var gravity = CALayerContentsGravity.resize
  /// The part of the picture that is shown, shares of its size.
  var rect = Rect(x: 0, y: 0, width: 1, height: 1)
  /// The part that is stretched, shares of the picture's size.
  var center = Rect(x: 0, y: 0, width: 1, height: 1)
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  var shadowPath: CGPath?

  /// Points, of a layer's contents.
  func size(scale: CGFloat) -> Size? {
    if let drawing { return drawing.canvas.size }
    guard let image else { return nil }
    return Size(
      width: Double(image.width) * rect.width, height: Double(image.height) * rect.height)
      / scale.native
  }
}
