import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

extension Bed {
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
