import Foundation
import HeadlessHost
import PortableUIKit
import ScrollEngine
import ScrollGeometry

// The gestures, in the engine's points: those of Core Graphics are handed on to them.
extension Hands {
  package func touch(_ fingers: [Finger], device: TouchSample.Device = .finger) {
    let now = inputTime
    send(
      .touches(
        fingers.map {
          TouchSample(
            id: $0.id, phase: $0.phase, device: device, position: Point(x: $0.x, y: $0.y),
            time: now)
        }))
  }

  /// One finger at constant speed, lifted in motion, or held still for `hold` seconds before.
  package func swipe(
    from start: Point, to end: Point, _ duration: Double, hold: Double = 0, id: Int32 = 1,
    rate: Double? = nil, lift: Bool = true
  ) {
    touch((id, .down, start.x, start.y))
    move(for: duration, rate: rate) { share in
      let place = start.interpolated(to: end, share: share)
      touch((id, .move, place.x, place.y))
    }
    if hold > 0 { wait(hold) }
    guard lift else { return }
    touch((id, .up, end.x, end.y))
    look()
  }

  /// Two fingers side by side about a centre that may move, from one distance to another.
  package func pinch(
    _ center: Point, to endCenter: Point? = nil, _ from: Double, _ to: Double, _ duration: Double,
    lift: Bool = true, down: Bool = true
  ) {
    func fingers(_ phase: TouchSample.Phase, _ share: Double) -> [Finger] {
      let middle = center.interpolated(to: endCenter ?? center, share: share)
      let half = (from + (to - from) * share) / 2
      return [(1, phase, middle.x - half, middle.y), (2, phase, middle.x + half, middle.y)]
    }
    if down { touch(fingers(.down, 0)) }
    move(for: duration) { touch(fingers(.move, $0)) }
    guard lift else { return }
    touch(fingers(.up, 1))
    look()
  }

  /// Two fingers beside each other turn about the middle between them, clockwise by so many radians.
  package func rotate(_ center: Point, by angle: Double, _ duration: Double) {
    func fingers(_ phase: TouchSample.Phase, _ share: Double) -> [Finger] {
      let radius = ScriptLimits.rotationDistance / 2
      let (dx, dy) = (radius * cos(angle * share), radius * sin(angle * share))
      return [(1, phase, center.x - dx, center.y - dy), (2, phase, center.x + dx, center.y + dy)]
    }
    touch(fingers(.down, 0))
    move(for: duration) { touch(fingers(.move, $0)) }
    touch(fingers(.up, 1))
    look()
  }

  package func tap(_ place: Point) {
    touch((1, .down, place.x, place.y))
    wait(ScriptLimits.tap)
    touch((1, .up, place.x, place.y))
    look()
  }

  package func doubleTap(_ place: Point) {
    tap(place)
    wait(0.08)
    tap(place)
  }

  /// Down and up.
  package func key(_ key: KeySample.Key, _ modifiers: KeySample.Modifiers = []) {
    send(.key(KeySample(phase: .down, key: key, modifiers: modifiers)))
    send(.key(KeySample(phase: .up, key: key, modifiers: modifiers)))
  }

  package func key(_ character: Unicode.Scalar) { key(.character(character.value)) }

  /// Notches of a wheel under the pointer; negative ones show what lies below.
  package func wheel(_ notches: Vector, at place: Point, zooms: Bool = false) {
    send(.wheel(WheelSample(position: place, notches: notches, zooms: zooms)))
  }

  /// One step of a trackpad's two fingers.
  package func trackpad(_ phase: ScrollSample.Phase, _ delta: Vector, at place: Point) {
    send(.scroll(ScrollSample(phase: phase, position: place, delta: delta)))
  }

  /// A trackpad's two fingers, at constant speed.
  package func scroll(_ movement: Vector, at place: Point, _ duration: Double) {
    trackpad(.began, .zero, at: place)
    let count = Double(shares(duration).count)
    move(for: duration) { _ in trackpad(.changed, movement / count, at: place) }
    trackpad(.ended, .zero, at: place)
    look()
  }

  /// A trackpad pinch.
  package func magnify(_ scale: Double, at place: Point, _ duration: Double) {
    func step(_ phase: MagnifySample.Phase, _ scale: Double) {
      send(.magnify(MagnifySample(phase: phase, position: place, scale: scale)))
    }
    step(.began, 1)
    move(for: duration) { step(.changed, 1 + (scale - 1) * $0) }
    step(.ended, scale)
    look()
  }

  /// Calls `sample` with each share of a movement when its time has come.
  private func move(for duration: Double, rate: Double? = nil, _ sample: (Double) -> Void) {
    let start = time
    for share in shares(duration, rate: rate) {
      proceed(to: start + duration * share)
      sample(share)
    }
  }

  private func shares(_ duration: Double, rate: Double? = nil) -> [Double] {
    let count = max(1, Int((duration * (rate ?? samplesPerSecond)).rounded()))
    return (1...count).map { Double($0) / Double(count) }
  }
}
