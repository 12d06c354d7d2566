import ScrollGeometry

/// Turns the two oldest contacts into an angle.
///
/// The arc that decides that it is a rotation is subtracted, as a pan's and a pinch's slop are.
public struct RotationMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// Turned by `angle` radians so far, not far enough yet.
    case possible(Pair, angle: Double)
    case rotating(Pair)
    /// One finger is left of a rotation: another may join it.
    case waiting
  }

  /// The fingers when they were last looked at.
  private struct Pair: Equatable {
    var first: Int32
    var second: Int32
    /// From the first to the second.
    var line: Vector
  }

  /// What it answers.
  public typealias Action = GestureAction

  /// Radians since the rotation began, clockwise; any number of turns.
  public private(set) var rotation = 0.0
  /// The middle between the two fingers, window points.
  public private(set) var center = Point.zero
  private var state = State.idle

  /// One that waits for two fingers.
  public init() {}

  /// The two oldest fingers; nil when there are fewer than two, which ends it.
  public mutating func update(_ fingers: (Contact, Contact)?) -> Action {
    guard let (a, b) = fingers else { return finish() }
    center = a.position.midpoint(to: b.position)
    let pair = Pair(first: a.id, second: b.id, line: b.position - a.position)
    switch state {
    case .idle:
      rotation = 0
      state = .possible(pair, angle: 0)
      return .none
    case .possible(let last, let angle):
      return weigh(pair, Self.isSame(pair, last) ? angle + Self.angle(from: last, to: pair) : 0)
    case .rotating(let last):
      state = .rotating(pair)
      guard Self.isSame(pair, last) else { return .none }
      let step = Self.angle(from: last, to: pair)
      guard step != 0 else { return .none }
      rotation += step
      return .change
    case .waiting:
      state = .rotating(pair)
      return .none
    }
  }

  /// One finger is left, and the rotation is not to end before that has gone, too.
  public mutating func wait() {
    switch state {
    case .idle, .waiting: break
    case .possible: state = .idle
    case .rotating: state = .waiting
    }
  }

  private mutating func weigh(_ pair: Pair, _ angle: Double) -> Action {
    let arc = angle.magnitude * pair.line.length
    guard arc > Tunables.rotationSlop else {
      state = .possible(pair, angle: angle)
      return .none
    }
    let slop = Tunables.rotationSlop / pair.line.length
    rotation = angle < 0 ? angle + slop : angle - slop
    state = .rotating(pair)
    return .begin
  }

  private static func isSame(_ one: Pair, _ other: Pair) -> Bool {
    one.first == other.first && one.second == other.second
  }

  /// The shorter way round, so that steps add up to whole turns.
  private static func angle(from old: Pair, to new: Pair) -> Double {
    let (u, v) = (old.line, new.line)
    let sine = u.dx * v.dy - u.dy * v.dx
    let cosine = u.dx * v.dx + u.dy * v.dy
    return sine == 0 && cosine == 0 ? 0 : DeterministicMath.atan2(sine, cosine)
  }

  private mutating func finish() -> Action {
    defer { state = .idle }
    switch state {
    case .idle: return .none
    case .possible: return .fail
    case .rotating, .waiting: return .end
    }
  }

  /// The system took the contacts away.
  public mutating func cancel() -> Action {
    defer { state = .idle }
    switch state {
    case .idle: return .none
    case .possible: return .fail
    case .rotating, .waiting: return .cancel
    }
  }
}
