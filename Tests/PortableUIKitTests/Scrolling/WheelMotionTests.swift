import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// How the notches of a wheel move what is shown: at once, and for as long as the wheel turns.
@MainActor
struct WheelMotionTests {
  /// ease-out-cubic as its Bézier curve.
  private static func share(_ fraction: Double) -> Double {
    fraction < 1 ? bezier(0.215, 0.61, 0.355, 1, at: fraction) : 1
  }

  /// With pixels so small that what is lost on them at each beginning does not add up.
  private func makeBed(rate: Double, zooms: Bool = false) -> Bed {
    let bed = Bed(pixelsPerPoint: 1000, zooms: zooms)
    bed.framesPerSecond = rate
    return bed
  }

  @Test(arguments: [60.0, 120], [1.0, -1])
  func aNotchScrolls(rate: Double, direction: Double) {
    let bed = makeBed(rate: rate)
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 600)
    bed.wheel(-direction)
    bed.frame()
    let start = bed.time
    while bed.time - start < 0.16 {
      bed.wait(1 / rate)
      let way = Self.share((bed.time - start) / 0.15)
      #expect(abs(bed.offset.y - (600 + direction * 60 * way)) <= 0.001)
    }
    #expect(bed.offset.y == 600 + direction * 60)
  }

  @Test(arguments: [60.0, 120], [1.0, -1])
  func aNotchZooms(rate: Double, direction: Double) {
    let bed = makeBed(rate: rate, zooms: true)
    bed.wheel(direction, zooms: true)
    bed.frame()
    let start = bed.time
    let end = direction > 0 ? 1.2 : 1 / 1.2
    while bed.time - start < 0.16 {
      bed.wait(1 / rate)
      let way = Self.share((bed.time - start) / 0.15)
      #expect(abs(bed.shownScale - (1 + (end - 1) * way)) <= 1e-9)
    }
    #expect(abs(Double(bed.scrollView.zoomScale) - end) <= 1e-12)
  }

  /// A notch a frame: each begins anew from what is shown, so that the same share of what is left is done in each frame.
  @Test(arguments: [60.0, 120], [1.0, -1])
  func aWheelThatTurnsOnScrolls(rate: Double, direction: Double) {
    let bed = makeBed(rate: rate)
    bed.scrollView.contentOffset = CGPoint(x: 0, y: direction > 0 ? 0 : 5540)
    let share = Self.share(1 / rate / 0.15)
    var left = 0.0
    var went = 0.0
    let start = bed.offset.y
    for _ in 1...30 {
      bed.wheel(-direction)
      bed.frame()
      bed.wait(1 / rate)
      let step = (left + 60) * share
      left += 60 - step
      went += step
      #expect(abs((bed.offset.y - start) * direction - went) <= 0.02)
    }
    bed.settle()
    #expect(bed.offset.y == start + direction * 30 * 60)
  }

  @Test(arguments: [60.0, 120], [1.0, -1])
  func aWheelThatTurnsOnZooms(rate: Double, direction: Double) {
    let bed = makeBed(rate: rate, zooms: true)
    bed.scrollView.minimumZoomScale = 0.001
    bed.scrollView.maximumZoomScale = 1000
    let share = Self.share(1 / rate / 0.15)
    var shown = 1.0
    var target = 1.0
    for _ in 1...30 {
      bed.wheel(direction, zooms: true)
      bed.frame()
      bed.wait(1 / rate)
      target *= direction > 0 ? 1.2 : 1 / 1.2
      shown += (target - shown) * share
      #expect(abs(bed.shownScale / shown - 1) <= 1e-9)
    }
    bed.settle()
    #expect(abs(Double(bed.scrollView.zoomScale) / target - 1) <= 1e-9)
  }

  @Test(arguments: [1.0, -1])
  func aWheelThatTurnsOnTurnsPages(direction: Double) {
    let bed = makeBed(rate: 60)
    bed.scrollView.isPagingEnabled = true
    bed.scrollView.contentSize = CGSize(width: 320 * 40, height: 460)
    bed.scrollView.contentOffset.x = direction > 0 ? 0 : 320 * 39
    let start = bed.offset.x
    let share = Self.share(1 / 60 / 0.3)
    var left = 0.0
    var went = 0.0
    for _ in 1...20 {
      bed.wheel(-direction)
      bed.frame()
      bed.wait(1 / 60)
      let step = (left + 320) * share
      left += 320 - step
      went += step
      #expect(abs((bed.offset.x - start) * direction - went) <= 0.02)
    }
    bed.settle()
    #expect(bed.offset.x == start + direction * 20 * 320)
  }
}

extension Bed {
  /// The scale that is seen: `zoomScale` is the destination's.
  fileprivate var shownScale: Double { Double(content.transform.a) }
}
