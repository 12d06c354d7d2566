import ScrollGeometry

/// Turns the centroid of any number of contacts into one translation.
///
/// Contacts that come or go move the centroid without moving the content, and fewer than are needed move
/// nothing. The first `slop` points of movement decide that it is a pan and are subtracted; what exceeds them
/// applies at once.
public struct PanMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// Moved by `travel` since the first contact, not far enough yet.
    case possible(travel: Vector)
    case panning
  }

  /// What it answers.
  public typealias Action = GestureAction

  /// Window points since the pan began, the slop subtracted.
  public private(set) var translation = Vector.zero
  /// Points per millisecond, as a pan recogniser reports it (first stage of the release velocity).
  public private(set) var velocity = PanVelocity()
  private var state = State.idle
  private var contacts = 0
  private var centroid = Point.zero

  /// One that waits for a finger.
  public init() {}

  /// The contacts at `time` seconds: their number and centroid (window points).
  ///
  /// Fingers have `Tunables.panSlop`. A `slop` of nil means that this kind of movement may not begin a pan at all;
  /// fewer contacts than `least` neither begin one nor change it.
  public mutating func update(
    contacts count: Int, centroid newCentroid: Point, at time: Double, slop: Double?,
    least: Int = 1
  ) -> Action {
    guard count > 0 else { return finish(at: time) }
    if count != contacts {
      let first = contacts == 0
      contacts = count
      centroid = newCentroid
      if first {
        state = .possible(travel: .zero)
        translation = .zero
        velocity = PanVelocity()
      }
      velocity.rebase(centroid: newCentroid, time: time)
      return .none
    }
    let step = newCentroid - centroid
    centroid = newCentroid
    guard count >= least else { return .none }
    if step != .zero { velocity.add(centroid: newCentroid, time: time) }
    switch state {
    case .idle: return .none
    case .possible(let travel): return weigh(travel + step, slop: slop)
    case .panning:
      guard step != .zero else { return .none }
      translation = translation + step
      return .change
    }
  }

  private mutating func weigh(_ travel: Vector, slop: Double?) -> Action {
    let distance = travel.length
    guard let slop, distance > slop else {
      state = .possible(travel: travel)
      return .none
    }
    translation = travel * ((distance - slop) / distance)
    state = .panning
    return .begin
  }

  private mutating func finish(at time: Double) -> Action {
    defer { contacts = 0 }
    switch state {
    case .idle: return .none
    case .possible:
      state = .idle
      return .fail
    case .panning:
      state = .idle
      return .end
    }
  }

  /// The system took the contacts away.
  public mutating func cancel() -> Action {
    contacts = 0
    defer { state = .idle }
    switch state {
    case .idle: return .none
    case .possible: return .fail
    case .panning: return .cancel
    }
  }
}
