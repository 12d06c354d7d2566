import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import ScrollTesting

/// A window, fingers and a clock: what is sent is seen at once, whenever it comes.
@MainActor
final class Hand: Hands {
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

  var inputTime: Double { time }
  var samplesPerSecond: Double { 60 }
  func proceed(to moment: Double) { wait(moment - time) }
  func look() {}

  func down(_ x: Double, _ y: Double, id: Int32 = 1) { touch([(id, .down, x, y)]) }
  func move(_ x: Double, _ y: Double, id: Int32 = 1) { touch([(id, .move, x, y)]) }
  func up(_ x: Double, _ y: Double, id: Int32 = 1) { touch([(id, .up, x, y)]) }

  func tap(_ x: Double, _ y: Double) { tap(Point(x: x, y: y)) }

  /// One finger along a line, lifted in motion.
  func drag(
    from: (Double, Double), to: (Double, Double), _ duration: Double, lift: Bool = true
  ) {
    swipe(
      from: Point(x: from.0, y: from.1), to: Point(x: to.0, y: to.1), duration,
      rate: 10 / duration, lift: lift)
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
