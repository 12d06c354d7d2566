import ScrollGeometry

/// A number on its way to another, as fast as it can without swinging, in closed form. Sent elsewhere it goes there from
/// where it is, with the velocity that it has.
///
/// With y = x − goal: `y(t) = (y + (v + ω·y)·t)·e^(−ω·t)`.
struct SettlingValue {
  private(set) var goal: Double
  /// Where it was when it was sent, from its goal, and its velocity then, a second.
  private var start = 0.0
  private var speed = 0.0
  /// Seconds since it was sent.
  private var age = 0.0
  /// ω, radians a second.
  private let frequency: Double

  /// It rests.
  ///
  /// - Parameter perceptualDuration: of its ways, seconds as eyes see them.
  init(at value: Double, perceptualDuration: Double) {
    goal = value
    frequency = 2 * Double.pi / perceptualDuration
  }

  var value: Double {
    goal + (start + (speed + frequency * start) * age) * DeterministicMath.exp(-frequency * age)
  }

  /// A second.
  var velocity: Double {
    (speed - frequency * (speed + frequency * start) * age)
      * DeterministicMath.exp(-frequency * age)
  }

  var isAtRest: Bool { start == 0 && speed == 0 }

  /// Sends it elsewhere.
  mutating func go(to goal: Double) {
    guard goal != self.goal else { return }
    (start, speed, age) = (value - goal, velocity, 0)
    self.goal = goal
  }

  /// It rests there.
  mutating func set(to value: Double) {
    (goal, start, speed, age) = (value, 0, 0, 0)
  }

  /// Some seconds go by.
  mutating func advance(by seconds: Double) {
    guard !isAtRest else { return }
    age += seconds
    let near = StripTunables.nearlyThere
    if (value - goal).magnitude < near, velocity.magnitude < near * frequency { set(to: goal) }
  }
}
