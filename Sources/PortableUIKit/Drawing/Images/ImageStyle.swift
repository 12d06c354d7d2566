/// What an image has besides its pixels.
public struct ImageStyle {
  var orientation = UIImage.Orientation.up
  var rendering = UIImage.RenderingMode.automatic
  /// What replaces every colour.
  var tint: UIColor?
  /// The edges that keep their size when the image is stretched, points; nil when it just scales.
  var capInsets: UIEdgeInsets?
  var resizing = UIImage.ResizingMode.tile
  var alignment = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// The pictures of an animation.
  var frames: [UIImage]?
  /// Seconds for all frames.
  var duration = 0.0
}
