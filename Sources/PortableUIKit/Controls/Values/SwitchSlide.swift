import DisplayList
import ScrollEngine

/// Where the thumb of a switch is, between off and on. A switch that turns on its way adds to what is left of that way,
/// so that the thumb never jumps, nor its speed.
struct SwitchSlide {
  /// From one end to the other, seconds. UIKit's is not published: from memory of iOS.
  private static var duration: Double { 0.25 }
  private static var curve: TimingCurve { .easeInOut }

  /// What is left of each turn: 1 to the right end, −1 to the left one. It begins with the frame that is made next, seconds.
  private var turns: [(way: Double, begin: Double?)] = []
  private var time = 0.0

  var isMoving: Bool { !turns.isEmpty }

  mutating func turn(on: Bool) { turns.append((on ? 1 : -1, nil)) }

  mutating func stop() { turns.removeAll() }

  /// Goes on to `time`, seconds.
  mutating func advance(to time: Double) {
    self.time = time
    for index in turns.indices where turns[index].begin == nil { turns[index].begin = time }
    turns.removeAll { time - ($0.begin ?? time) >= Self.duration }
  }

  /// How much of the switch is on: 0…1, where it is at rest one of the two.
  func share(of isOn: Bool) -> Double {
    var share: Double = isOn ? 1 : 0
    for turn in turns {
      let done = Self.curve.value(at: (time - (turn.begin ?? time)) / Self.duration)
      share -= turn.way * (1 - done)
    }
    return share
  }

  /// What is seen when one colour fades into the other, `share` of it done.
  static func mixed(_ off: Color, _ on: Color, share: Double) -> Color {
    if share <= 0 { return off }
    if share >= 1 { return on }
    let (first, second) = (off.alpha * (1 - share), on.alpha * share)
    let alpha = first + second
    guard alpha > 0 else { return off }
    return Color(
      red: (off.red * first + on.red * second) / alpha,
      green: (off.green * first + on.green * second) / alpha,
      blue: (off.blue * first + on.blue * second) / alpha, alpha: alpha)
  }
}
