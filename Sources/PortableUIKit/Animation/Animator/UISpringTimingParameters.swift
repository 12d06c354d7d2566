import ScrollEngine

/// A spring; with a damping ratio alone it settles in the animator's duration.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Ways per second, as far as the change has a direction: along x here.
  public let initialVelocity: CGVector
  private let dampingRatio: Double
  /// Radians per second; nil follows the animator's duration.
  private let frequency: Double?

  public init(_ dampingRatio: Double, frequency: Double?, _ velocity: CGVector) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    initialVelocity = velocity
    super.init()
  }

  // derivation: UIKit's documented default, mass 3, stiffness 1000 and damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(ratio.native, frequency: nil, .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(ratio.native, frequency: nil, velocity)
  }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let (mass, stiffness) = (max(mass.native, 1e-9), max(stiffness.native, 1e-9))
    self.init(
      damping.native / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), velocity)
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = DampedSpring(perceptualDuration: duration, bounce: bounce.native, velocity: 0)
    self.init(spring.dampingRatio, frequency: spring.frequency, initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// For an animator of `duration` seconds.
  final func makeSpring(_ duration: Double) -> DampedSpring {
    if let frequency {
      return DampedSpring(
        dampingRatio: max(dampingRatio, 0.01), frequency: frequency,
        velocity: initialVelocity.dx.native)
    }
    return DampedSpring(
      dampingRatio: dampingRatio, duration: max(duration, 1e-6),
      velocity: initialVelocity.dx.native)
  }

  /// Seconds until it has settled; nil when the animator's duration says it.
  final var ownDuration: Double? { frequency == nil ? nil : makeSpring(1).settlingTime }
}
