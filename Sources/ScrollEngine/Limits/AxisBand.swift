/// One axis between its limits: what is shown of the offset that a finger asks for. Points.
///
/// Past a limit an axis that bounces follows a rubber band; any other stops there.
public struct AxisBand: Equatable, Sendable {
  /// The smallest offset at rest, points.
  public let lower: Double
  /// The greatest offset at rest, points.
  public let upper: Double
  /// It gives way past a limit.
  public let bounces: Bool
  /// How it gives way.
  public let band: RubberBand

  /// - Parameters:
  ///   - length: of the bounds on this axis, points.
  ///   - coefficient: of the rubber band, for fingers or for a trackpad.
  public init(lower: Double, upper: Double, length: Double, coefficient: Double, bounces: Bool) {
    self.lower = lower
    self.upper = upper
    self.bounces = bounces
    band = RubberBand(length: length, coefficient: coefficient)
  }

  /// The offset to show when a finger asks for `raw`.
  public func shown(_ raw: Double) -> Double {
    let limit = clamped(raw)
    return bounces && raw != limit ? limit + band.shown(raw - limit) : limit
  }

  /// The offset that a finger would have to ask for to show `shown`.
  ///
  /// An axis that does not bounce, and yet is shown past a limit (its owner put it there), is
  /// grabbed where it is shown: at the limit.
  public func raw(_ shown: Double) -> Double {
    let limit = clamped(shown)
    return bounces && shown != limit ? limit + band.raw(shown - limit) : limit
  }

  private func clamped(_ offset: Double) -> Double {
    offset > upper ? upper : offset >= lower ? offset : lower
  }
}
