import ScrollEngine
import ScrollGeometry

/// Collects the events of one gesture in order of time.
struct GestureTrack {
  private(set) var events: [InputEvent] = []
  private let clock: ScriptClock
  private let fingers: [Int32]
  private var places: [Point] = []

  init(clock: ScriptClock, fingers: [Int32]) {
    self.clock = clock
    self.fingers = fingers
  }

  /// All fingers go down, then move with `places`, a function of the fraction 0…1 of the time.
  mutating func slide(_ duration: Double, places: (Double) -> [Point]) {
    self.places = places(0)
    touch(.down, at: 0)
    for seconds in samples(of: duration) {
      self.places = places(seconds == duration ? 1 : seconds / duration)
      touch(.move, at: seconds)
    }
  }

  /// All fingers leave where they are.
  mutating func lift(at seconds: Double) {
    touch(.up, at: seconds)
  }

  mutating func press(_ place: Point, from start: Double, to end: Double) {
    places = [place]
    touch(.down, at: start)
    touch(.up, at: end)
  }

  /// Constant speed while the fingers are down; the momentum's speed falls evenly to nothing.
  mutating func scroll(
    _ movement: Vector, _ duration: Double, _ momentum: Gesture.Momentum?, at pointer: Point
  ) {
    scroll(.began, .zero, at: 0, pointer)
    scroll(.changed, movement, over: duration, from: 0, pointer) { $0 }
    scroll(.ended, .zero, at: duration, pointer)
    guard let momentum else { return }
    scroll(.momentumBegan, .zero, at: duration, pointer)
    scroll(.momentumChanged, momentum.movement, over: momentum.duration, from: duration, pointer) {
      $0 * (2 - $0)
    }
    scroll(.momentumEnded, .zero, at: duration + momentum.duration, pointer)
  }

  mutating func magnify(_ scale: Double, _ duration: Double, at pointer: Point) {
    func sample(_ phase: MagnifySample.Phase, _ scale: Double) -> InputEvent.Kind {
      .magnify(MagnifySample(phase: phase, position: pointer, scale: scale))
    }
    add(sample(.began, 1), at: 0)
    for seconds in samples(of: duration) {
      let current = seconds == duration ? scale : 1 + (scale - 1) * (seconds / duration)
      add(sample(.changed, current), at: seconds)
    }
    add(sample(.ended, scale), at: duration)
  }

  /// The times after the start at which the devices report, the end among them.
  private func samples(of duration: Double) -> [Double] {
    var times: [Double] = []
    var index = 1.0
    while index / ScriptLimits.sampleRate < duration - ScriptLimits.roundingError {
      times.append(index / ScriptLimits.sampleRate)
      index += 1
    }
    return times + [duration]
  }

  private mutating func touch(_ phase: TouchSample.Phase, at seconds: Double) {
    let time = clock.time(after: seconds)
    let samples = zip(fingers, places).map {
      TouchSample(id: $0, phase: phase, position: $1, time: time)
    }
    events.append(InputEvent(time: time, kind: .touches(samples)))
  }

  /// `course` maps the fraction of the time to that of the movement.
  private mutating func scroll(
    _ phase: ScrollSample.Phase, _ movement: Vector, over duration: Double, from start: Double,
    _ pointer: Point, course: (Double) -> Double
  ) {
    var done = Vector.zero
    for seconds in samples(of: duration) {
      let fraction = course(seconds == duration ? 1 : seconds / duration)
      let reached = Vector(dx: movement.dx * fraction, dy: movement.dy * fraction)
      let step = Vector(dx: reached.dx - done.dx, dy: reached.dy - done.dy)
      scroll(phase, step, at: start + seconds, pointer)
      done = reached
    }
  }

  private mutating func scroll(
    _ phase: ScrollSample.Phase, _ delta: Vector, at seconds: Double, _ pointer: Point
  ) {
    add(.scroll(ScrollSample(phase: phase, position: pointer, delta: delta)), at: seconds)
  }

  private mutating func add(_ kind: InputEvent.Kind, at seconds: Double) {
    events.append(InputEvent(time: clock.time(after: seconds), kind: kind))
  }
}
