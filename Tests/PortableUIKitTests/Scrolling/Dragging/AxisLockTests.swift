import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// `isDirectionalLockEnabled` as fingers and trackpads meet it.
@MainActor
struct AxisLockTests {
  private func bed() -> Bed {
    let bed = Bed(pixelsPerPoint: 1000)
    bed.scrollView.isDirectionalLockEnabled = true
    bed.scrollView.contentOffset = CGPoint(x: 1000, y: 1000)
    return bed
  }

  /// Where a straight drag of 100 pt at an angle from the x axis leaves the content.
  private func moved(degrees: Double) -> Vector {
    let bed = bed()
    let angle = degrees * .pi / 180
    bed.swipe(
      from: (100, 100), to: (100 + 100 * cos(angle), 100 + 100 * sin(angle)), 0.2, pause: 0.2)
    bed.settle()
    return Point(x: 1000, y: 1000) - bed.offset
  }

  @Test func withinTwentyDegreesOfAnAxisTheContentStaysOnIt() {
    let along = moved(degrees: 19)
    #expect(along.dy == 0)
    #expect(abs(along.dx - 90 * cos(19 * Double.pi / 180)) < 0.002)
    let down = moved(degrees: 71)
    #expect(down.dx == 0)
    #expect(abs(down.dy - 90 * sin(71 * Double.pi / 180)) < 0.002)
  }

  @Test(arguments: [21.0, 45, 69]) func inBetweenItIsFree(degrees: Double) {
    let free = moved(degrees: degrees)
    #expect(abs(free.dx - 90 * cos(degrees * Double.pi / 180)) < 0.002)
    #expect(abs(free.dy - 90 * sin(degrees * Double.pi / 180)) < 0.002)
  }

  /// There is no slop to look back on when a finger catches a moving view: its first 10 pt decide.
  @Test func aCaughtViewDecidesInItsFirstTenPoints() {
    let bed = bed()
    bed.swipe(from: (160, 400), to: (160, 300), 0.1)
    bed.wait(0.1)
    bed.stroke([(0, 100, 200)], lift: false)
    bed.wait(1.0 / 120)
    let caught = bed.offset
    // 3 pt down, then 20 sideways: the first 10 pt lead within 20° of the x axis.
    bed.stroke(
      [(0.01, 100, 203), (0.02, 110, 203), (0.03, 120, 203), (0.04, 130, 203)],
      continuing: true, lift: false)
    bed.wait(0.2)
    #expect(abs(bed.offset.x - (caught.x - 30)) < 0.002)
    bed.touch(1, .up, 130, 203)
    bed.settle()
  }

  @Test func aTrackpadDecidesInItsFirstTenPoints() {
    let bed = bed()
    bed.trackpad(.began)
    for (dx, dy) in [(0.0, 3.0), (10, 0), (10, 0), (10, 5)] {
      bed.wait(0.01)
      bed.trackpad(.changed, dx, dy)
    }
    bed.wait(0.2)
    bed.trackpad(.ended)
    bed.settle()
    // Until it is decided both axes follow; then the 5 pt down are kept back.
    #expect(bed.offset == Point(x: 970, y: 997))
  }

  @Test func aPauseReopensTheDecision() {
    let bed = bed()
    bed.touch(1, .down, 100, 100)
    for step in 1...5 {
      bed.wait(0.01)
      bed.touch(1, .move, 100 + Double(step) * 10, 100)
    }
    bed.wait(0.61)
    for step in 1...5 {
      bed.wait(0.01)
      bed.touch(1, .move, 150, 100 + Double(step) * 10)
    }
    bed.wait(0.2)
    #expect(bed.offset == Point(x: 960, y: 950))
    bed.touch(1, .up, 150, 150)
    bed.settle()
  }
}
