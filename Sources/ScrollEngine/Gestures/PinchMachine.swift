import ScrollGeometry

/// Turns the two oldest contacts into a scale and a centre.
///
/// The first `Tunables.pinchSlop` points by which their distance changes decide that it is a pinch,
/// and are subtracted.
public struct PinchMachine: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    case possible(Span)
    case pinching(Span)
    /// One finger is left of a pinch: another may join it.
    case waiting
  }

  /// The fingers when they began.
  private struct Span: Equatable {
    var first: Int32
    var second: Int32
    /// Their distance, points; never 0.
    var distance: Double
    /// What has been subtracted: + or − the slop.
    var slop: Double
    /// The scale when this span began: a pinch goes on when a third finger takes over.
    var scale: Double
  }

  /// What it answers.
  public typealias Action = GestureAction

  /// Factor since the pinch began.
  public private(set) var scale = 1.0
  /// The middle between the two fingers, window points.
  public private(set) var center = Point.zero
  private var state = State.idle

  /// One that waits for two fingers.
  public init() {}

  /// The two oldest fingers; nil when there are fewer than two, which ends it.
  public mutating func update(_ pair: (Contact, Contact)?) -> Action {
    guard let (a, b) = pair else { return finish() }
    center = a.position.midpoint(to: b.position)
    let distance = (b.position - a.position).length
    switch state {
    case .idle:
      scale = 1
      state = .possible(span(a, b, distance, slop: 0))
      return .none
    case .possible(var span):
      guard span.first == a.id, span.second == b.id else {
        state = .possible(self.span(a, b, distance, slop: 0))
        return .none
      }
      let change = distance - span.distance
      guard change.magnitude > Tunables.pinchSlop else { return .none }
      span.slop = change < 0 ? -Tunables.pinchSlop : Tunables.pinchSlop
      scale = Self.scale(span, distance)
      state = .pinching(span)
      return .begin
    case .pinching(let span):
      guard span.first == a.id, span.second == b.id else {
        state = .pinching(self.span(a, b, distance, slop: 0))
        return .change
      }
      scale = Self.scale(span, distance)
      return .change
    case .waiting:
      state = .pinching(span(a, b, distance, slop: 0))
      return .change
    }
  }

  /// One finger is left, and the pinch is not to end before that has gone, too.
  public mutating func wait() {
    switch state {
    case .idle, .waiting: break
    case .possible: state = .idle
    case .pinching: state = .waiting
    }
  }

  private func span(_ a: Contact, _ b: Contact, _ distance: Double, slop: Double) -> Span {
    // Two fingers on one spot have no distance to divide by: one point is as close as they can be told apart.
    Span(first: a.id, second: b.id, distance: Swift.max(distance, 1), slop: slop, scale: scale)
  }

  private static func scale(_ span: Span, _ distance: Double) -> Double {
    // A distance shorter than the slop would give a scale of 0 or less.
    span.scale * Swift.max(distance - span.slop, 1) / span.distance
  }

  private mutating func finish() -> Action {
    defer { state = .idle }
    switch state {
    case .idle: return .none
    case .possible: return .fail
    case .pinching, .waiting: return .end
    }
  }

  /// The system took the contacts away.
  public mutating func cancel() -> Action {
    defer { state = .idle }
    switch state {
    case .idle: return .none
    case .possible: return .fail
    case .pinching, .waiting: return .cancel
    }
  }
}
