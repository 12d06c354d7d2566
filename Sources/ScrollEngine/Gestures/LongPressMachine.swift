import ScrollGeometry

/// Decides whether fingers that stay where they are have stayed long enough, after so many taps.
public struct LongPressMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// All fingers are down for tap number `tap` since then, seconds.
    case tapping(tap: Int, since: Double)
    /// Lifted after tap number `tap`, at that time; the fingers must come down again soon.
    case between(tap: Int, since: Double)
    /// All fingers are down since this time, seconds.
    case holding(since: Double)
    case pressing
    /// Nothing counts until every finger has gone.
    case spoilt
  }

  /// What it answers.
  public typealias Action = GestureAction

  /// Taps before the press.
  public var requiredTaps = 0
  /// Fingers needed.
  public var requiredContacts = 1
  /// Seconds.
  public var minimumDuration = Tunables.longPressDuration
  /// How far a finger may stray before that, points.
  public var allowableMovement = Tunables.longPressSlop
  private var state = State.idle
  /// Where the first tap was.
  private var place = Point.zero

  /// One that waits for a finger.
  public init() {}

  /// When `deadlinePassed` is to be called though nothing moves, seconds.
  public var deadline: Double? {
    switch state {
    case .tapping(_, let since): since + Tunables.tapDuration
    case .between(_, let since): since + Tunables.doubleTapPause
    case .holding(let since): since + minimumDuration
    case .idle, .pressing, .spoilt: nil
    }
  }

  /// The number of fingers changed, at `time` seconds; their centroid is at `centroid`, window points.
  public mutating func update(contacts: Int, centroid: Point, at time: Double) -> Action {
    switch state {
    case .idle:
      if contacts == requiredContacts { place = centroid }
      return gather(contacts, after: 0, at: time)
    case .tapping(let tap, let since):
      if contacts > requiredContacts { return spoil() }
      guard contacts == 0 else { return .none }
      guard time - since <= Tunables.tapDuration else { return finish(.fail) }
      state = .between(tap: tap, since: time)
      return .none
    case .between(let tap, _):
      if contacts == requiredContacts, (centroid - place).length > Tunables.tapSlop {
        return spoil()
      }
      return gather(contacts, after: tap, at: time)
    case .holding:
      return contacts == requiredContacts ? .none : contacts == 0 ? finish(.fail) : spoil()
    case .pressing:
      return contacts < requiredContacts ? finish(.end) : .none
    case .spoilt:
      if contacts == 0 { state = .idle }
      return .none
    }
  }

  private mutating func gather(_ contacts: Int, after taps: Int, at time: Double) -> Action {
    guard contacts == requiredContacts else {
      return contacts > requiredContacts ? spoil() : .none
    }
    state = taps < requiredTaps ? .tapping(tap: taps + 1, since: time) : .holding(since: time)
    return .none
  }

  /// A finger is `movement` points from where it came down.
  public mutating func moved(by movement: Double) -> Action {
    switch state {
    case .tapping: movement > Tunables.tapSlop ? spoil() : .none
    case .holding: movement > allowableMovement ? spoil() : .none
    case .pressing: .change
    case .idle, .between, .spoilt: .none
    }
  }

  /// `deadline` has come: the fingers have stayed, or a tap took too long.
  public mutating func deadlinePassed() -> Action {
    switch state {
    case .idle, .pressing, .spoilt: return .none
    case .tapping: return spoil()
    case .between: return finish(.fail)
    case .holding:
      state = .pressing
      return .begin
    }
  }

  /// Forgets everything; a press that had begun is cancelled.
  public mutating func cancel() -> Action {
    defer { state = .idle }
    switch state {
    case .pressing: return .cancel
    case .tapping, .between, .holding: return .fail
    case .idle, .spoilt: return .none
    }
  }

  private mutating func spoil() -> Action {
    state = .spoilt
    return .fail
  }

  private mutating func finish(_ action: Action) -> Action {
    state = .idle
    return action
  }
}
