import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window, fingers and a clock.
@MainActor
final class Hand {
  let window: UIWindow
  let loop: FrameLoop
  private(set) var time = 0.0

  init(window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))) {
    self.window = window
    loop = FrameLoop(window: window)
    window.makeKeyAndVisible()
    loop.frame(at: 0)
  }

  /// Frames at 60 Hz for so many seconds.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 1.0 / 60, end)
      loop.frame(at: time)
    }
  }

  func touches(
    _ list: [(Int32, TouchSample.Phase, Double, Double)], device: TouchSample.Device = .finger
  ) {
    send(
      .touches(
        list.map {
          TouchSample(
            id: $0.0, phase: $0.1, device: device, position: Point(x: $0.2, y: $0.3), time: time)
        }))
  }

  func down(_ x: Double, _ y: Double, id: Int32 = 1) { touches([(id, .down, x, y)]) }
  func move(_ x: Double, _ y: Double, id: Int32 = 1) { touches([(id, .move, x, y)]) }
  func up(_ x: Double, _ y: Double, id: Int32 = 1) { touches([(id, .up, x, y)]) }

  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    wait(0.05)
    up(x, y)
  }

  /// One finger along a line, lifted in motion.
  func drag(
    from: (Double, Double), to: (Double, Double), _ duration: Double, lift: Bool = true
  ) {
    down(from.0, from.1)
    for step in 1...10 {
      wait(duration / 10)
      let share = Double(step) / 10
      move(from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    }
    if lift { up(to.0, to.1) }
  }

  func key(_ key: KeySample.Key, _ phase: KeySample.Phase) {
    send(.key(KeySample(phase: phase, key: key)))
  }

  func hover(_ x: Double, _ y: Double) { send(.hover(Point(x: x, y: y))) }

  func send(_ kind: InputEvent.Kind) {
    loop.send(InputEvent(time: time, kind: kind))
    loop.frame(at: time)
  }
}
