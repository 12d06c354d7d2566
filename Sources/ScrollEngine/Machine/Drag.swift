import ScrollGeometry

/// A pan in progress.
struct Drag: Equatable, Sendable {
  /// Offset without rubber band when `reference` was the translation.
  var origin: Point
  /// Translation that belongs to `origin`, window points.
  var reference: Vector
  /// The latest translation.
  var translation: Vector
  var written: ShownOffset
  /// Where the drag began, for paging; moves along when the owner moves the content.
  private(set) var beginning: Point
  /// How much of the movement past an edge is shown at first.
  let coefficient: Double
  /// What a surrounding scroll view would take.
  var handover = PanRoom.none
  /// What it has taken: points of offset.
  var handedOver = Vector.zero
  /// How far content was past a limit, on an axis that does not bounce, when it was grabbed: it
  /// may stay there while it is held, and goes no further. Points of offset.
  var slack: Vector
  /// The limits that it was last shown in.
  var limits: OffsetLimits?
  /// A pinch or a zoom has moved the content: the drag goes on from wherever that has left it.
  var isSuspended = false
  /// What the directional lock has kept from the content so far.
  var withheld = Vector.zero
  var lock = DirectionalLock()
  var release = ReleaseVelocity()

  /// The offset that the fingers ask for, without rubber band.
  var raw: Point {
    Point(
      x: origin.x - (translation.dx - withheld.dx - reference.dx),
      y: origin.y - (translation.dy - withheld.dy - reference.dy))
  }

  /// The fingers are at another translation.
  mutating func move(to newTranslation: Vector, at time: Double, _ behavior: ScrollBehavior) {
    let step = newTranslation - translation
    translation = newTranslation
    if behavior.isDirectionalLockEnabled {
      withheld = withheld + (step - lock.filtered(step: step, at: time))
    }
  }

  /// The offset to show: past an edge the surrounding view moves first, then the rubber band gives way.
  mutating func shown(_ metrics: ScrollMetrics) -> Point {
    limits = metrics.limits
    handedOver = handover.taken(of: metrics.limits.widened(by: slack).excess(of: raw))
    return metrics.onPixels(
      metrics.banded(raw - handedOver, coefficient: coefficient, slack: slack))
  }

  /// The release velocity of the offset, points per millisecond: against the fingers' sign, and on
  /// the locked axis alone.
  func releaseVelocity(_ behavior: ScrollBehavior) -> Vector {
    // Subtracted from zero: a finger that did not move has no −0.
    let velocity = Vector.zero - release.velocity
    return behavior.isDirectionalLockEnabled ? lock.filtered(velocity: velocity) : velocity
  }

  /// The owner has moved the content, or an edge that it is past: the rubber band would jump.
  func isMoved(_ metrics: ScrollMetrics) -> Bool {
    if isSuspended || written.isOverruled(metrics) { return true }
    guard let limits, limits != metrics.limits else { return false }
    return !limits.contains(written.offset) || !metrics.limits.contains(written.offset)
  }

  /// Starts over from what is shown: after a pinch, or when the owner moved the content or its edges.
  mutating func rebase(_ metrics: ScrollMetrics) {
    beginning = isSuspended ? metrics.offset : beginning + written.change(metrics)
    slack = metrics.grabbedSlack
    origin = metrics.unbanded(metrics.offset, coefficient: coefficient)
    reference = translation - withheld
    origin += handedOver
    written = ShownOffset(metrics.offset)
    isSuspended = false
  }
}

extension ScrollMetrics {
  /// The offset to show for what the fingers ask for; `slack` is the drag's.
  func banded(_ raw: Point, coefficient: Double, slack: Vector) -> Point {
    let (x, y) = bands(coefficient, slack)
    return Point(x: x.shown(raw.x), y: y.shown(raw.y))
  }

  /// What the fingers would have to ask for to show `offset`, which is grabbed there.
  func unbanded(_ offset: Point, coefficient: Double) -> Point {
    let (x, y) = bands(coefficient, grabbedSlack)
    return Point(x: x.raw(offset.x), y: y.raw(offset.y))
  }

  /// The slack of a drag that begins now.
  var grabbedSlack: Vector {
    let excess = limits.excess(of: offset)
    return Vector(
      dx: bouncesHorizontally ? 0 : excess.dx, dy: bouncesVertically ? 0 : excess.dy)
  }

  private func bands(_ coefficient: Double, _ slack: Vector) -> (AxisBand, AxisBand) {
    let limits = limits.widened(by: slack)
    return (
      AxisBand(
        lower: limits.minimum.x, upper: limits.maximum.x, length: bounds.width,
        coefficient: coefficient, bounces: bouncesHorizontally),
      AxisBand(
        lower: limits.minimum.y, upper: limits.maximum.y, length: bounds.height,
        coefficient: coefficient, bounces: bouncesVertically)
    )
  }
}
