import PortableUIKit
import ScrollEngine
import ScrollGeometry

extension Stage {
  public typealias Finger = (id: Int32, phase: TouchSample.Phase, x: Double, y: Double)

  /// Fingers at one moment, and the frame that sees them.
  public func touch(_ fingers: Finger..., device: TouchSample.Device = .finger) {
    touch(fingers, device: device)
  }

  public func touch(_ fingers: [Finger], device: TouchSample.Device = .finger) {
    let now = time + 1 / framesPerSecond
    send(
      .touches(
        fingers.map {
          TouchSample(
            id: $0.id, phase: $0.phase, device: device, position: Point(x: $0.x, y: $0.y),
            time: now)
        }))
  }

  /// One finger at constant speed, lifted in motion, or held still for `hold` seconds before.
  public func swipe(
    from start: Point, to end: Point, _ duration: Double, hold: Double = 0, id: Int32 = 1,
    lift: Bool = true
  ) {
    touch((id, .down, start.x, start.y))
    for share in shares(duration) {
      let place = start.interpolated(to: end, share: share)
      touch((id, .move, place.x, place.y))
    }
    wait(hold)
    if lift { touch((id, .up, end.x, end.y)) }
  }

  /// Two fingers side by side about a centre that may move, from one distance to another.
  public func pinch(
    _ center: Point, to endCenter: Point? = nil, _ from: Double, _ to: Double, _ duration: Double,
    lift: Bool = true, down: Bool = true
  ) {
    func fingers(_ phase: TouchSample.Phase, _ share: Double) -> [Finger] {
      let middle = center.interpolated(to: endCenter ?? center, share: share)
      let half = (from + (to - from) * share) / 2
      return [(1, phase, middle.x - half, middle.y), (2, phase, middle.x + half, middle.y)]
    }
    if down { touch(fingers(.down, 0)) }
    for share in shares(duration) { touch(fingers(.move, share)) }
    if lift { touch(fingers(.up, 1)) }
  }

  public func tap(_ place: Point) {
    touch((1, .down, place.x, place.y))
    wait(0.05)
    touch((1, .up, place.x, place.y))
  }

  public func doubleTap(_ place: Point) {
    tap(place)
    wait(0.08)
    tap(place)
  }

  /// Down and up.
  public func key(_ key: KeySample.Key, _ modifiers: KeySample.Modifiers = []) {
    send(.key(KeySample(phase: .down, key: key, modifiers: modifiers)))
    send(.key(KeySample(phase: .up, key: key, modifiers: modifiers)))
  }

  public func key(_ character: Unicode.Scalar) { key(.character(character.value)) }

  /// Notches of a wheel under the pointer.
  public func wheel(_ notches: Vector, at place: Point, zooms: Bool = false) {
    send(.wheel(WheelSample(position: place, notches: notches, zooms: zooms)))
  }

  /// A trackpad's two fingers, at constant speed.
  public func scroll(_ movement: Vector, at place: Point, _ duration: Double) {
    func step(_ phase: ScrollSample.Phase, _ delta: Vector) {
      send(.scroll(ScrollSample(phase: phase, position: place, delta: delta)))
    }
    step(.began, .zero)
    let steps = shares(duration)
    for _ in steps { step(.changed, movement / Double(steps.count)) }
    step(.ended, .zero)
  }

  /// A trackpad pinch.
  public func magnify(_ scale: Double, at place: Point, _ duration: Double) {
    func step(_ phase: MagnifySample.Phase, _ scale: Double) {
      send(.magnify(MagnifySample(phase: phase, position: place, scale: scale)))
    }
    step(.began, 1)
    for share in shares(duration) { step(.changed, 1 + (scale - 1) * share) }
    step(.ended, scale)
  }

  public func resize(_ width: Double, _ height: Double) {
    send(
      .resize(
        Size(width: width, height: height), pixelsPerPoint: Double(window.screen.scale)))
  }

  private func shares(_ duration: Double) -> [Double] {
    let count = max(1, Int((duration * framesPerSecond).rounded()))
    return (1...count).map { Double($0) / Double(count) }
  }
}
