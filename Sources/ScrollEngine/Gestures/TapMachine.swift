import ScrollGeometry

/// Decides whether contacts are a tap, a double tap, … with one or more fingers.
public struct TapMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// Fingers are down for tap number `tap` since `since`; `most` were down together.
    case down(tap: Int, since: Double, most: Int)
    /// Lifted after tap number `tap`; the next must come soon.
    case between(tap: Int)
    /// Nothing counts until every finger has gone.
    case spoilt
  }

  /// What it answers.
  public typealias Action = DiscreteGestureAction

  /// Taps needed.
  public var requiredTaps: Int
  /// Fingers needed.
  public var requiredContacts: Int
  /// When `deadlinePassed` is to be called though nothing moves, seconds; nil when nothing is awaited.
  public private(set) var deadline: Double?
  private var state = State.idle
  /// Where the first finger of this tap came down.
  private var place = Point.zero
  /// Where the first tap was.
  private var firstPlace = Point.zero

  /// One that waits for that many taps of that many fingers.
  public init(taps: Int = 1, contacts: Int = 1) {
    requiredTaps = taps
    requiredContacts = contacts
  }

  /// A finger came down; `count` are down now.
  public mutating func down(_ position: Point, count: Int, at time: Double) -> Action {
    switch state {
    case .idle:
      firstPlace = position
      return begin(tap: 1, position, count: count, at: time)
    case .between(let tap):
      guard (position - firstPlace).length <= Tunables.tapSlop else { return spoil() }
      return begin(tap: tap + 1, position, count: count, at: time)
    case .down(let tap, let since, let most):
      let most = Swift.max(most, count)
      guard most <= requiredContacts else { return spoil() }
      state = .down(tap: tap, since: since, most: most)
      return .none
    case .spoilt: return .none
    }
  }

  private mutating func begin(tap: Int, _ position: Point, count: Int, at time: Double) -> Action {
    guard count <= requiredContacts else { return spoil() }
    place = position
    state = .down(tap: tap, since: time, most: count)
    deadline = time + Tunables.tapDuration
    return .none
  }

  /// A finger moved away by `movement` points from where it came down.
  public mutating func moved(by movement: Double) -> Action {
    switch state {
    case .down:
      return movement <= Tunables.tapSlop ? .none : spoil()
    case .idle, .between, .spoilt: return .none
    }
  }

  /// A finger was lifted; `remaining` are still down.
  public mutating func up(remaining: Int, at time: Double) -> Action {
    switch state {
    case .idle, .between: return .none
    case .spoilt:
      if remaining == 0 { reset() }
      return .none
    case .down(let tap, let since, let most):
      guard remaining == 0 else { return .none }
      guard most == requiredContacts, time - since <= Tunables.tapDuration else {
        reset()
        return .fail
      }
      if tap == requiredTaps {
        reset()
        return .recognize
      }
      state = .between(tap: tap)
      deadline = time + Tunables.doubleTapPause
      return .none
    }
  }

  /// `deadline` has come.
  public mutating func deadlinePassed() -> Action {
    deadline = nil
    switch state {
    case .idle, .spoilt: return .none
    case .between:
      state = .idle
      return .fail
    case .down:
      return spoil()
    }
  }

  private mutating func spoil() -> Action {
    state = .spoilt
    deadline = nil
    return .fail
  }

  /// Forgets everything: the contacts were cancelled, or another gesture has won.
  public mutating func reset() {
    state = .idle
    deadline = nil
  }
}
