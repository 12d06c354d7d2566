import TestSupport
import Testing

/// What every motion of one axis owes, whatever its law. Times in milliseconds.
struct MotionLaws {
  let position: (Double) -> Double
  let velocity: (Double) -> Double

  /// The velocity is the derivative of the position; compared with a central difference.
  func expectVelocityIsDerivative(
    at times: [Double], within tolerance: Double = 1e-7, _ trace: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let h = 0.02
    for t in times {
      let difference = (position(t + h) - position(t - h)) / (2 * h)
      #expect(
        isClose(velocity(t), difference, within: tolerance), "\(trace), t = \(t)",
        sourceLocation: sourceLocation)
    }
  }

  /// Goes towards the end without ever turning back or passing it.
  func expectApproach(
    to end: Double, until last: Double, _ trace: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var before = (position(0) - end).magnitude
    let side = position(0) < end
    for step in 1...1000 {
      let place = position(last * Double(step) / 1000)
      let distance = (place - end).magnitude
      guard distance <= before + 1e-9, place == end || (place < end) == side else {
        Issue.record(
          "\(trace): \(place) at step \(step) on the way to \(end)",
          sourceLocation: sourceLocation)
        return
      }
      before = distance
    }
  }
}

/// The moments at which a motion is asked for: displays of several rates, and one that stutters.
/// Milliseconds, up to `last`.
enum FrameTimes {
  static func all(until last: Double) -> [[Double]] {
    let steady = [30.0, 60, 120, 240].map { rate in
      (0...Int(last * rate / 1000)).map { Double($0) * 1000 / rate }
    }
    var random = SeededGenerator(seed: 77)
    var stuttering = [0.0]
    while stuttering.last! < last { stuttering.append(stuttering.last! + random.number(0.5...60)) }
    return steady + [stuttering]
  }
}

/// Both directions of a number.
let bothWays = [1.0, -1]

/// α of the bounce, independently of the engine's own logarithm: −ln 0.99.
let bouncePull = 0.010050335853501441
