import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

extension Bed {
  /// One step of a trackpad's two-finger pan, at the point (100, 100).
  package func trackpad(_ phase: ScrollSample.Phase, _ dx: Double = 0, _ dy: Double = 0) {
    send(
      .scroll(
        ScrollSample(
          phase: phase, position: Point(x: 100, y: 100), delta: Vector(dx: dx, dy: dy))))
  }

  /// Notches of a wheel; negative shows what lies below.
  package func wheel(_ dy: Double, dx: Double = 0, zooms: Bool = false) {
    send(
      .wheel(
        WheelSample(
          position: Point(x: 100, y: 100), notches: Vector(dx: dx, dy: dy), zooms: zooms)))
  }

  package func send(_ kind: InputEvent.Kind) {
    loop.send(InputEvent(time: time, kind: kind))
  }

  /// One finger through these places, a frame after each; `time` in seconds since it came down.
  ///
  /// It is lifted with the last place, in motion; `continuing` a finger that is down already.
  package func stroke(
    _ samples: [(time: Double, x: Double, y: Double)], continuing: Bool = false, lift: Bool = true
  ) {
    let start = time
    for (index, sample) in samples.enumerated() {
      run(until: start + sample.time)
      touch(1, index == 0 && !continuing ? .down : .move, sample.x, sample.y)
    }
    guard lift, let last = samples.last else { return }
    touch(1, .up, last.x, last.y)
    frame()
  }

  /// Times and offsets, frame by frame, until it rests. Seconds since this call; points.
  package func recordUntilRest(limit: Double = 15) -> [(time: Double, offset: Point)] {
    let start = time
    var samples = [(time: frameTime - start, offset: offset)]
    while !loop.isAtRest, time - start < limit {
      wait(1 / framesPerSecond)
      samples.append((frameTime - start, offset))
    }
    return samples
  }
}
