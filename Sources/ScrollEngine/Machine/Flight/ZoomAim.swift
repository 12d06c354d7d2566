import ScrollGeometry

/// What a zoom bounce needs to find its destination.
struct ZoomAim: Equatable, Sendable {
  /// The point of the zooming view (its own points, at scale 1) that the fingers held.
  let held: Point
  /// Where they held it, points from the view's top left corner.
  let anchor: Point
  /// Top left corner of the zooming view's frame when the fingers left, content points.
  let corner: Point
  /// The offset at the destination before the delegate is told; nil until it is there.
  var written: ShownOffset?
  /// A program has asked for another offset meanwhile.
  var isOverruled = false
}
