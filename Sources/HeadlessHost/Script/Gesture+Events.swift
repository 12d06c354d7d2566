import ScrollEngine
import ScrollGeometry

extension Gesture {
  /// The events of this gesture when it begins now.
  ///
  /// - Parameters:
  ///   - clock: tells the times; it is not moved.
  ///   - fingers: numbers of fingers that are free, as many as `fingerCount`.
  ///   - pointer: where trackpad gestures act.
  func events(clock: ScriptClock, fingers: [Int32], pointer: Point) -> [InputEvent] {
    var track = GestureTrack(clock: clock, fingers: fingers)
    switch self {
    case .swipe(let from, let to, let duration):
      track.slide(duration) { [from.interpolated(to: to, at: $0)] }
      track.lift(at: duration)
    case .drag(let from, let to, let duration):
      track.slide(duration) { [from.interpolated(to: to, at: $0)] }
      track.lift(at: duration + ScriptLimits.dragRest)
    case .pinch(let center, let from, let to, let duration, let isVertical):
      track.slide(duration) { fraction in
        let half = (from + (to - from) * fraction) / 2
        let arm = isVertical ? Vector(dx: 0, dy: half) : Vector(dx: half, dy: 0)
        return [center.moved(by: arm, times: -1), center.moved(by: arm, times: 1)]
      }
      track.lift(at: duration)
    case .rotate(let center, let degrees, let duration):
      let arm = ScriptLimits.rotationDistance / 2
      track.slide(duration) { fraction in
        let angle = degrees * fraction * Double.pi / 180
        let arm = Vector(
          dx: arm * DeterministicMath.cos(angle), dy: arm * DeterministicMath.sin(angle))
        return [center.moved(by: arm, times: -1), center.moved(by: arm, times: 1)]
      }
      track.lift(at: duration)
    case .tap(let place):
      track.press(place, from: 0, to: ScriptLimits.tap)
    case .doubleTap(let place):
      let second = ScriptLimits.tap + ScriptLimits.betweenTaps
      track.press(place, from: 0, to: ScriptLimits.tap)
      track.press(place, from: second, to: second + ScriptLimits.tap)
    case .hold(let place, let duration):
      track.press(place, from: 0, to: duration)
    case .scroll(let movement, let duration, let momentum):
      track.scroll(movement, duration, momentum, at: pointer)
    case .magnify(let scale, let duration):
      track.magnify(scale, duration, at: pointer)
    }
    return track.events
  }
}

extension Point {
  fileprivate func interpolated(to end: Point, at fraction: Double) -> Point {
    // Exactly the end at 1, which `x + (end − x)` may miss.
    fraction == 1 ? end : Point(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }

  fileprivate func moved(by vector: Vector, times factor: Double) -> Point {
    Point(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}
