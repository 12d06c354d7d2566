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
  /// Where the drag began, for paging; moves along when the owner moves the content.
  private(set) var beginning: Point
  /// How much of the movement past an edge is shown at first.
  let coefficient: Double
  /// What a surrounding scroll view would take.
  var handover = Handover.none
  /// What it has taken: points of offset.
  var handedOver = Vector.zero
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
    handedOver = handover.taken(of: metrics.limits.excess(of: raw))
    return metrics.onPixels(metrics.banded(raw - handedOver, coefficient: coefficient))
  }

  /// The release velocity of the offset, points per millisecond: against the fingers' sign, and on
  /// the locked axis alone.
  func releaseVelocity(_ behavior: ScrollBehavior) -> Vector {
    // Subtracted from zero: a finger that did not move has no −0.
    let velocity = Vector.zero - release.velocity
    return behavior.isDirectionalLockEnabled ? lock.filtered(velocity: velocity) : velocity
  }

  /// Starts over from what is shown: after a pinch, or when the owner moved the content.
  mutating func rebase(_ metrics: ScrollMetrics) {
    beginning = isSuspended ? metrics.offset : beginning + (metrics.offset - written)
    origin = metrics.unbanded(metrics.offset, coefficient: coefficient)
    reference = translation - withheld
    origin += handedOver
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
