import ScrollGeometry

/// What a zoom makes of a scroll view at one moment.
public struct ZoomStep: Equatable, Sendable {
  /// Of the zooming view.
  public var scale: Double
  /// The content offset, points.
  public var offset: Point
  /// Top left corner of the zooming view's frame, content points; nil: it stays where it is.
  public var corner: Point?
  /// The zoom rests there: the offset is kept within the limits. Only the view knows them, once the content has its
  /// size, since who observes that may set insets.
  public var rests = false
  /// Nobody is told that the offset is another.
  public var isSilent = false
  /// Size of the content, points; nil: that of the zooming view.
  public var content: Size?

  /// A scale and an offset, points; all else stays as it is.
  public init(scale: Double, offset: Point) {
    self.scale = scale
    self.offset = offset
  }
}
