import ScrollEngine

/// From one value to another as if pulled by a spring. It takes as long as `duration` says:
/// `settlingDuration` is how long the spring needs.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// Ways per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = DampedSpring(
      perceptualDuration: perceptualDuration, bounce: bounce.native, velocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  final var spring: DampedSpring {
    let stiffness = max(stiffness.native, 1e-9)
    let mass = max(mass.native, 1e-9)
    let ratio = max(damping.native, 0) / (2 * (stiffness * mass).squareRoot())
    return DampedSpring(
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
      frequency: (stiffness / mass).squareRoot(), velocity: initialVelocity.native)
  }

  /// Seconds until less than a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval {
    let spring = spring
    return spring.dampingRatio == 0 ? .infinity : spring.settlingTime
  }
  open var perceptualDuration: CFTimeInterval { 2 * 3.141592653589793 / spring.frequency }
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CASpringAnimation()
    copyEnds(to: copy)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    apply(progress: spring.value(at: progress(at: time) * duration), to: &state)
  }
}
