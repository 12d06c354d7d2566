import ScrollGeometry

/// A critically damped spring to a page, y = x − target:
/// `y(t) = (y + (v + ω·y)·t)·e^(−ω·t)`. It never goes past the page.
///
/// Times in milliseconds since it began, positions in points, velocities in pt/ms.
public struct PageSpring: Equatable, Sendable {
  /// Where it begins, points.
  public let position: Double
  /// The release velocity, limited to ω·distance, pt/ms.
  public let velocity: Double
  /// Where it rests, exactly; points.
  public let target: Double
  /// The view's length on this axis, points.
  public let pageLength: Double
  /// ω, radians per millisecond.
  public let frequency: Double

  /// - Parameters:
  ///   - velocity: of the release, pt/ms.
  ///   - pageLength: bounds length on this axis, points.
  public init(position: Double, velocity: Double, target: Double, pageLength: Double) {
    self.position = position
    self.target = target
    self.pageLength = pageLength
    frequency = Self.frequency(pageLength: pageLength)
    let limit = frequency * (target - position).magnitude
    self.velocity = Swift.min(Swift.max(velocity, -limit), limit)
  }

  /// ω for a length of page in points, radians per millisecond.
  public static func frequency(pageLength: Double) -> Double {
    let span = Tunables.widePageLength - Tunables.narrowPageLength
    let share = Swift.min(Swift.max((pageLength - Tunables.narrowPageLength) / span, 0), 1)
    let change = Tunables.widePageFrequency - Tunables.narrowPageFrequency
    return (Tunables.narrowPageFrequency + change * share) / 1000
  }

  /// Where it is after `t` milliseconds, by the law alone: it only approaches the page.
  public func position(at t: Double) -> Double { target + distance(at: t) }

  /// Where it is after `t` milliseconds; exactly on the page once it has settled.
  public func position(at t: Double, tolerance: Double) -> Double {
    isAtRest(at: t, tolerance: tolerance) ? target : position(at: t)
  }

  /// How fast it is after `t` milliseconds, pt/ms.
  public func velocity(at t: Double) -> Double {
    (velocity - frequency * drive * t) * DeterministicMath.exp(-frequency * t)
  }

  /// The spring has settled on the page: within `tolerance` points of it (half a device pixel), with less
  /// than rest speed, and for good.
  public func isAtRest(at t: Double, tolerance: Double) -> Bool {
    // After its farthest point the speed is never above ω·|y|, so that the distance says both.
    let close = Swift.min(tolerance, Tunables.restSpeed / frequency)
    return distance(at: Swift.max(t, timeOfPeak)).magnitude < close
  }

  /// Milliseconds until it has settled.
  public func duration(tolerance: Double) -> Double {
    SettlingTime.first { isAtRest(at: $0, tolerance: tolerance) }
  }

  /// v + ω·y, pt/ms.
  private var drive: Double { velocity + frequency * (position - target) }

  private func distance(at t: Double) -> Double {
    (position - target + drive * t) * DeterministicMath.exp(-frequency * t)
  }

  /// When it is farthest from the page, milliseconds: later than 0 only if it moved away at first.
  private var timeOfPeak: Double {
    let isOutward = (velocity < 0) == (position < target) && velocity != 0
    return isOutward ? velocity / (frequency * drive) : 0
  }
}
