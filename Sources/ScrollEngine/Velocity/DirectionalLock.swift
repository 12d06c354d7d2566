import ScrollGeometry

/// Keeps a drag on the axis along which it began.
///
/// It looks at the fingers' own movement, step by step, so that nothing that moves the content
/// otherwise confuses it. The first points decide: within 20° of an axis the drag stays on it, in
/// between it stays free. A pause reopens the decision. Points, **seconds**.
public struct DirectionalLock: Equatable, Sendable {
  private enum State: Equatable {
    /// Moved by `travel` since the beginning, not far enough yet.
    case undecided(travel: Vector)
    case free
    case horizontal
    case vertical
  }

  private var state = State.undecided(travel: .zero)
  private var distance: Double
  private var timeOfMove = Double.infinity

  /// - Parameter travelled: points that the fingers had moved before the drag began (the slop, which
  ///   is not among the steps): the sooner it is decided.
  public init(travelled: Double = 0) {
    distance = Tunables.directionalLockDistance - travelled
  }

  /// The part of the fingers' `step`, made at `time` seconds, that the content may follow.
  ///
  /// Until it is decided both axes follow, and nothing of that is taken back: nothing ever jumps.
  public mutating func filtered(step: Vector, at time: Double) -> Vector {
    guard step != .zero else { return step }
    if time - timeOfMove >= Tunables.directionalLockPause {
      state = .undecided(travel: .zero)
      distance = Tunables.directionalLockDistance
    }
    timeOfMove = time
    switch state {
    case .undecided(let travel): return weigh(travel + step, step)
    case .free: return step
    case .horizontal: return Vector(dx: step.dx, dy: 0)
    case .vertical: return Vector(dx: 0, dy: step.dy)
    }
  }

  /// The part of a velocity, in any unit, that lies on the axis of the lock.
  public func filtered(velocity: Vector) -> Vector {
    switch state {
    case .undecided, .free: return velocity
    case .horizontal: return Vector(dx: velocity.dx, dy: 0)
    case .vertical: return Vector(dx: 0, dy: velocity.dy)
    }
  }

  private mutating func weigh(_ travel: Vector, _ step: Vector) -> Vector {
    guard travel.length >= distance else {
      state = .undecided(travel: travel)
      return step
    }
    if travel.dy.magnitude <= Tunables.directionalLockSlope * travel.dx.magnitude {
      state = .horizontal
      return Vector(dx: step.dx, dy: 0)
    }
    if travel.dx.magnitude <= Tunables.directionalLockSlope * travel.dy.magnitude {
      state = .vertical
      return Vector(dx: 0, dy: step.dy)
    }
    state = .free
    return step
  }
}
