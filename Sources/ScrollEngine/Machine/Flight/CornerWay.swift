import ScrollGeometry

/// The top left corner of a zooming view's frame on its way, content points.
struct CornerWay: Equatable, Sendable {
  let beginning: Point
  let end: Point

  func place(at share: Double) -> Point { beginning.interpolated(to: end, share: share) }
}
