import ScrollGeometry

/// What decides which offsets are allowed at rest. Points.
public struct ScrollRoom: Equatable, Sendable {
  /// Size of the view.
  public var bounds: Size
  /// Size of the content.
  public var content: Size
  /// Added around the content.
  public var insets: Insets
  /// Where content rests that is smaller than the view, as a share of what is left over.
  public var alignment: Point

  /// The offsets that are allowed at rest.
  public var limits: OffsetLimits {
    OffsetLimits(bounds: bounds, content: content, insets: insets, alignment: alignment)
  }
}

extension ScrollMetrics {
  /// What decides the limits of the offset.
  public var room: ScrollRoom {
    ScrollRoom(bounds: bounds, content: content, insets: insets, alignment: alignment)
  }
}
