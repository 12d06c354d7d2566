import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry
import Testing

/// Content that is let go outside its limits.
@MainActor
struct BounceTests {
  private func pulled(by pull: Double) -> Bed {
    let bed = Bed(pixelsPerPoint: 1_000_000)
    bed.swipe(from: (160, 50), to: (160, 60 + pull), 0.3, pause: 0.2, lift: false)
    return bed
  }

  @Test(arguments: [40.0, 300]) func letGoAtRestItComesBackByPureDecay(pull: Double) {
    let bed = pulled(by: pull)
    bed.touch(1, .up, 160, 60 + pull)
    bed.frame()
    let out = bed.offset.y
    #expect(abs(out + 460 * (1 - 1 / (1 + 0.55 * pull / 460))) < 1e-5)
    for milliseconds in [25.0, 50, 100, 200, 400] {
      bed.run(until: 0.5 + milliseconds / 1000)
      #expect(abs(bed.offset.y - out * pow(0.99, milliseconds)) < 1e-5)
    }
    bed.settle()
    #expect(bed.offset.y == 0)
  }

  /// y' = −α·y + v, v' = −(α + β)·v with the finger's velocity as v, by small steps.
  @Test(arguments: [0.3, 1, 3, -0.5, -2]) func theFingersVelocityIsCarriedOn(velocity: Double) {
    let bed = pulled(by: 300)
    let start = bed.time
    for step in 1...50 {
      bed.run(until: start + Double(step) / 1000)
      bed.touch(1, .move, 160, 360 - velocity * Double(step))
    }
    bed.touch(1, .up, 160, 360 - velocity * 50)
    bed.frame()
    #expect(abs(Double(bed.log.releases[0].velocity.y) - velocity) < 1e-9)
    let (alpha, beta) = (-log(0.99), -log(0.998))
    var (y, v) = (bed.offset.y, velocity)
    let release = bed.time
    for check in 1...20 {
      for _ in 0..<20_000 {
        // Free inside, by the law outside; the middle of each step decides.
        let middle = y + (v - (y < 0 ? alpha * y : 0)) * 0.0005
        let decay = y < 0 ? alpha + beta : beta
        let mean = v * (1 - decay * 0.0005)
        y += (mean - (y < 0 ? alpha * middle : 0)) * 0.001
        v -= decay * mean * 0.001
      }
      bed.run(until: release + Double(check) * 0.02)
      bed.frame()
      #expect(abs(bed.offset.y - y) < 0.01)
    }
  }
}
