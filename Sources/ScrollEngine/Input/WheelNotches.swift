import ScrollGeometry

/// Adds up the turns of a wheel, for what only whole notches move: wheels of high resolution turn by fractions of a notch,
/// and a host may merge several notches into one event.
public struct WheelNotches: Equatable, Sendable {
  /// Notches below which a sum of fractions counts as whole: 120 times a 120th is one.
  // derivation: above what 120 sums are rounded by, 120 × 2⁻⁵², and below the smallest step, 1 / 120.
  private static let tolerance = 1e-6

  private var rest = Vector.zero

  /// One that has not been turned.
  public init() {}

  /// Takes up a turn, and says how many notches are whole with it; what is left over waits for the next. Whoever turns
  /// back begins anew. `turn` is plausible: see `InputEvent.Kind.plausible`.
  public mutating func add(_ turn: Vector) -> Vector {
    Vector(dx: Self.add(turn.dx, to: &rest.dx), dy: Self.add(turn.dy, to: &rest.dy))
  }

  private static func add(_ turn: Double, to rest: inout Double) -> Double {
    if turn * rest < 0 { rest = 0 }
    let sum = rest + turn
    let whole = (sum.magnitude + tolerance).rounded(.down)
    rest = sum.magnitude < whole + tolerance ? 0 : sum - (sum < 0 ? -whole : whole)
    return sum < 0 ? -whole : whole
  }
}
