import ScrollGeometry

/// A pan in progress.
struct Drag: Equatable, Sendable {
  /// Offset without rubber band when `reference` was the translation.
  var origin: Point
  /// Translation that belongs to `origin`, window points.
  var reference: Vector
  /// The latest translation.
  var translation: Vector
  /// What the view was last told to show: a difference is the owner's doing.
  var written: Point
  /// Where the drag began, for paging.
  let beginning: Point
  /// How much of the movement past an edge is shown at first.
  let coefficient: Double
  /// A pinch or a zoom has moved the content: the drag goes on from wherever that has left it.
  var isSuspended = false
  var lock = DirectionalLock()
  var release = ReleaseVelocity()

  /// The offset that the fingers ask for, without rubber band.
  var raw: Point {
    Point(
      x: origin.x - (translation.dx - reference.dx), y: origin.y - (translation.dy - reference.dy))
  }

  /// What the fingers ask for once the directional lock has had its say.
  mutating func steered(at time: Double, _ behavior: ScrollBehavior) -> Point {
    let raw = raw
    guard behavior.isDirectionalLockEnabled else { return raw }
    return beginning + lock.filtered(raw - beginning, at: time)
  }

  /// The release velocity of the offset, points per millisecond: against the finger's sign, and on
  /// the locked axis alone.
  var lockedVelocity: Vector {
    let velocity = release.velocity
    return lock.filtered(Vector(dx: -velocity.dx, dy: -velocity.dy))
  }

  /// Starts over from what is shown: after a pinch, or when the owner moved the content.
  mutating func rebase(_ metrics: ScrollMetrics) {
    origin = metrics.unbanded(metrics.offset, coefficient: coefficient)
    reference = translation
    written = metrics.offset
    isSuspended = false
  }
}

extension ScrollMetrics {
  /// The offset to show for what the fingers ask for.
  func banded(_ raw: Point, coefficient: Double) -> Point {
    let limits = limits
    return Point(
      x: AxisBand(
        lower: limits.minimum.x, upper: limits.maximum.x, length: bounds.width,
        coefficient: coefficient, bounces: bouncesHorizontally
      ).shown(raw.x),
      y: AxisBand(
        lower: limits.minimum.y, upper: limits.maximum.y, length: bounds.height,
        coefficient: coefficient, bounces: bouncesVertically
      ).shown(raw.y))
  }

  /// What the fingers would have to ask for to show `offset`.
  func unbanded(_ offset: Point, coefficient: Double) -> Point {
    let limits = limits
    return Point(
      x: AxisBand(
        lower: limits.minimum.x, upper: limits.maximum.x, length: bounds.width,
        coefficient: coefficient, bounces: bouncesHorizontally
      ).raw(offset.x),
      y: AxisBand(
        lower: limits.minimum.y, upper: limits.maximum.y, length: bounds.height,
        coefficient: coefficient, bounces: bouncesVertically
      ).raw(offset.y))
  }
}
