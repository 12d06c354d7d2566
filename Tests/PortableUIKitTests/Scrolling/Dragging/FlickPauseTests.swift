import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// A streak of flicks ends after a second without touch, whatever the finger does once it is down.
@MainActor
struct FlickPauseTests {
  /// Three flicks of 300 pt at 3 pt/ms, 0.1 s apart.
  private func streak() -> Bed {
    let bed = Bed(content: CGSize(width: 320, height: 10_000_000), pixelsPerPoint: 1_000_000)
    bed.swipe(from: (160, 400), to: (160, 90), 0.31 / 3, rate: 1000)
    for _ in 0..<2 {
      bed.wait(0.1)
      bed.swipe(from: (160, 400), to: (160, 100), 0.1, rate: 1000)
    }
    return bed
  }

  /// The fourth flick goes so many times as far as it would alone.
  private func multiplier(_ bed: Bed) -> Double {
    guard let release = bed.log.releases.last else { return 0 }
    return Double(release.target.y - release.offset.y)
      / ((Double(release.velocity.y) - 0.01) / -log(0.998))
  }

  /// Times in seconds: without touch, with the finger down and still, the factor.
  @Test(arguments: [
    (0.9, 0.0, 1.9), (0.9, 0.15, 1.9), (0.5, 0.6, 1.9), (0.99, 0.5, 1.9), (1.01, 0, 1),
    (1.01, 0.15, 1),
  ])
  func `The pause ends with the touch, not with its first movement`(
    _ pause: Double, _ rest: Double, _ factor: Double
  ) {
    let bed = streak()
    bed.wait(pause)
    bed.touch(1, .down, 160, 400)
    bed.wait(rest)
    let start = bed.time
    for step in 1...100 {
      bed.run(until: start + Double(step) * 0.001)
      bed.touch(1, .move, 160, 400 - 3 * Double(step))
    }
    bed.touch(1, .up, 160, 100)
    bed.frame()
    #expect(abs(multiplier(bed) - factor) < 1e-6)
  }

  @Test func `A tap in between is a touch`() {
    let bed = streak()
    bed.wait(0.6)
    bed.touch(1, .down, 160, 400)
    bed.wait(0.05)
    bed.touch(1, .up, 160, 400)
    bed.wait(0.6)
    bed.swipe(from: (160, 400), to: (160, 90), 0.31 / 3, rate: 1000)
    #expect(abs(multiplier(bed) - 1.9) < 1e-6)
  }
}
