import ScrollGeometry

/// Decides whether fingers run quickly and straight in one direction.
public struct SwipeMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// Fewer fingers are down than it takes.
    case gathering(since: Double)
    /// All fingers are down since then, seconds; their centroid was at `start`, window points.
    case running(since: Double, start: Point)
    /// Nothing counts until every finger has gone.
    case spoilt
  }

  /// What it answers.
  public typealias Action = DiscreteGestureAction

  /// Ways to swipe; the raw values are UIKit's.
  public struct Directions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Towards greater x.
    public static let right = Directions(rawValue: 1)
    /// Towards smaller x.
    public static let left = Directions(rawValue: 2)
    /// Towards smaller y.
    public static let up = Directions(rawValue: 4)
    /// Towards greater y.
    public static let down = Directions(rawValue: 8)
  }

  /// Those in which fingers may run.
  public var directions = Directions.right
  /// Fingers needed.
  public var requiredContacts = 1
  private var state = State.idle

  /// One that waits for a finger.
  public init() {}

  /// The fingers that are down at `time` seconds: their number and centroid, window points.
  public mutating func update(contacts: Int, centroid: Point, at time: Double) -> Action {
    guard contacts > 0 else { return finish() }
    switch state {
    case .idle: return gather(contacts, centroid, since: time)
    case .gathering(let since):
      return time - since > Tunables.swipeDuration
        ? spoil() : gather(contacts, centroid, since: since)
    case .running(let since, let start):
      guard contacts == requiredContacts, time - since <= Tunables.swipeDuration else {
        return spoil()
      }
      return weigh(centroid - start)
    case .spoilt: return .none
    }
  }

  private mutating func gather(_ contacts: Int, _ centroid: Point, since: Double) -> Action {
    guard contacts <= requiredContacts else { return spoil() }
    state =
      contacts == requiredContacts
      ? .running(since: since, start: centroid) : .gathering(since: since)
    return .none
  }

  private mutating func weigh(_ travel: Vector) -> Action {
    let isHorizontal = travel.dx.magnitude >= travel.dy.magnitude
    let (along, across) =
      isHorizontal
      ? (travel.dx, travel.dy.magnitude) : (travel.dy, travel.dx.magnitude)
    if across > Tunables.swipeStray { return spoil() }
    guard along.magnitude >= Tunables.swipeDistance else { return .none }
    let way: Directions = isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    guard directions.contains(way) else { return spoil() }
    state = .spoilt
    return .recognize
  }

  private mutating func spoil() -> Action {
    state = .spoilt
    return .fail
  }

  private mutating func finish() -> Action {
    defer { state = .idle }
    switch state {
    case .idle, .spoilt: return .none
    case .gathering, .running: return .fail
    }
  }

  /// Forgets everything.
  public mutating func reset() {
    state = .idle
  }
}
