import ScrollGeometry

/// Decides whether fingers that stay where they are have stayed long enough.
public struct LongPressMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// All fingers are down since this time, seconds.
    case holding(since: Double)
    case pressing
    /// Nothing counts until every finger has gone.
    case spoilt
  }

  public typealias Action = PanMachine.Action

  /// Fingers needed.
  public var requiredContacts = 1
  /// Seconds.
  public var minimumDuration = Tunables.longPressDuration
  /// How far a finger may stray before that, points.
  public var allowableMovement = Tunables.longPressSlop
  private var state = State.idle

  public init() {}

  /// When `deadlinePassed` is to be called though nothing moves, seconds.
  public var deadline: Double? {
    guard case .holding(let since) = state else { return nil }
    return since + minimumDuration
  }

  /// The number of fingers changed, at `time` seconds.
  public mutating func update(contacts: Int, at time: Double) -> Action {
    switch state {
    case .idle:
      guard contacts == requiredContacts else {
        return contacts > requiredContacts ? spoil() : .none
      }
      state = .holding(since: time)
      return .none
    case .holding:
      return contacts == requiredContacts ? .none : contacts == 0 ? finish(.fail) : spoil()
    case .pressing:
      return contacts < requiredContacts ? finish(.end) : .none
    case .spoilt:
      if contacts == 0 { state = .idle }
      return .none
    }
  }

  /// A finger is `movement` points from where it came down.
  public mutating func moved(by movement: Double) -> Action {
    switch state {
    case .holding: movement > allowableMovement ? spoil() : .none
    case .pressing: .change
    case .idle, .spoilt: .none
    }
  }

  /// The fingers have stayed until `deadline`.
  public mutating func deadlinePassed() -> Action {
    guard case .holding = state else { return .none }
    state = .pressing
    return .begin
  }

  /// Forgets everything; a press that had begun is cancelled.
  public mutating func cancel() -> Action {
    defer { state = .idle }
    switch state {
    case .pressing: return .cancel
    case .holding: return .fail
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
