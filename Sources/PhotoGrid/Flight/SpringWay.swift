import ScrollEngine

/// A spring between any two numbers, with a velocity of its own: also where the two are the same.
struct SpringWay {
  private let still: DampedSpring
  private let moved: DampedSpring
  private let velocity: Double

  /// - Parameters:
  ///   - perceptualDuration: seconds, as eyes see them.
  ///   - velocity: at the beginning; what moves, a second.
  init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    still = DampedSpring(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    moved = DampedSpring(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 1)
    self.velocity = velocity
  }

  /// After some seconds. What a spring does is the sum of what it does from rest and of what its velocity adds.
  func value(from start: Double, to end: Double, at time: Double) -> Double {
    let share = still.value(at: time)
    return start + (end - start) * share + velocity * (moved.value(at: time) - share)
  }

  /// Seconds until nothing can be seen of it any more.
  var settlingTime: Double { max(still.settlingTime, moved.settlingTime) }
}
