import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// Whatever the fingers do, whatever the sizes: nothing is lost, nothing sticks.
@MainActor
struct RandomGestureTests {
  @Test(arguments: 0..<400) func nothingIsEverLost(seed: Int) {
    var random = Random(seed: UInt64(seed) &* 7919 &+ 1)
    let bed = RandomBed(random: &random)
    for _ in 0..<500 { bed.step(&random) }
    bed.finish()
    #expect(bed.faults == [], "seed \(seed)")
    #expect(bed.calls > 0, "seed \(seed)")
  }
}

/// SplitMix64: the same numbers everywhere.
struct Random: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
  mutating func pick<T>(_ list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &self)] }
  mutating func value(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// A scroll view with random settings, and a book of what it should keep.
@MainActor
final class RandomBed {
  let bed: Bed
  private(set) var faults: [String] = []
  private var fingers: [(id: Int32, x: Double, y: Double)] = []
  private var nextID: Int32 = 1
  private var open: [String: Int] = [:]
  private var scrolling = false
  private var magnifying = false
  private var scale = 1.0
  /// The program interferes: then it may leave the content where fingers could not.
  private let isProgrammed: Bool
  /// How many calls the delegate has had.
  private(set) var calls = 0

  init(random: inout Random) {
    isProgrammed = random.chance(0.5)
    let sizes: [Double] = [0, 1e-9, 1, 100, 320, 1000, 6000, 1e13]
    bed = Bed(
      bounds: CGSize(width: random.pick([1, 320, 1024]), height: random.pick([1, 460, 768])),
      content: CGSize(width: random.pick(sizes), height: random.pick(sizes)),
      pixelsPerPoint: random.pick([1, 2, 3]), zooms: random.chance(0.7))
    let view = bed.scrollView
    view.isPagingEnabled = random.chance(0.3)
    view.bounces = random.chance(0.8)
    view.alwaysBounceVertical = random.chance(0.3)
    view.alwaysBounceHorizontal = random.chance(0.3)
    view.bouncesZoom = random.chance(0.8)
    view.isDirectionalLockEnabled = random.chance(0.3)
    view.minimumZoomScale = CGFloat(random.pick([1, 0.5, 0.1, 0, -1, 3]))
    view.maximumZoomScale = CGFloat(random.pick([1, 2, 4, 100, 0, Double.infinity]))
    view.contentInset = random.pick([
      .zero, UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 40),
      UIEdgeInsets(top: -20, left: -10, bottom: -5, right: 0),
    ])
    bed.log.onCall = { [unowned self] name, view in check(name, view) }
  }

  private func check(_ name: String, _ view: UIScrollView) {
    calls += 1
    let pairs = [
      ("willBeginDragging", "didEndDragging(true)"),
      ("willBeginDragging", "didEndDragging(false)"),
      ("willBeginDecelerating", "didEndDecelerating"), ("willBeginZooming", "didEndZooming"),
    ]
    for (began, ended) in pairs {
      if name == began {
        if began == "willBeginDragging" && ended.hasSuffix("(true)") { continue }
        open[began, default: 0] += 1
        if open[began] != 1 { fault("\(name) twice") }
      }
      if name == ended {
        open[began, default: 0] -= 1
        if open[began] != 0 { fault("\(name) without a beginning") }
      }
    }
    let offset = view.contentOffset
    if !offset.x.isFinite || !offset.y.isFinite { fault("offset \(offset)") }
    if !view.zoomScale.isFinite || view.zoomScale <= 0 { fault("zoom \(view.zoomScale)") }
  }

  private func fault(_ text: String) {
    if faults.count < 5 { faults.append("\(bed.time): \(text)") }
  }

  func step(_ random: inout Random) {
    switch random.pick([0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    case 0: down(&random)
    case 1: move(&random)
    case 2: lift(&random, .up)
    case 3: if random.chance(0.2) { lift(&random, .cancel) }
    case 4: bed.wait(random.pick([0, 0.001, 0.008, 0.05, 0.3, 1]))
    case 5: trackpad(&random)
    case 6: pinchTrackpad(&random)
    case 7:
      bed.loop.send(
        InputEvent(
          time: bed.time,
          kind: .wheel(
            WheelSample(
              position: place(&random),
              notches: Vector(dx: random.pick([0, 0, 1, -2]), dy: random.pick([-3, 1, 2, 0])),
              zooms: random.chance(0.3)))))
    case 8: if isProgrammed, random.chance(0.3) { program(&random) }
    default: bed.wait(1.0 / 120)
    }
  }

  private func place(_ random: inout Random) -> Point {
    Point(
      x: random.value(0...Double(bed.window.bounds.width)),
      y: random.value(0...Double(bed.window.bounds.height)))
  }

  private func down(_ random: inout Random) {
    guard fingers.count < 4 else { return }
    let point = place(&random)
    fingers.append((nextID, point.x, point.y))
    bed.touch(nextID, .down, point.x, point.y)
    nextID += 1
  }

  private func move(_ random: inout Random) {
    guard !fingers.isEmpty else { return down(&random) }
    if random.chance(0.7) { bed.wait(random.pick([0.004, 0.008, 0.016])) }
    let far = random.pick([1.0, 10, 60])
    for index in fingers.indices {
      fingers[index].x += random.value(-far...far)
      fingers[index].y += random.value(-far...far)
    }
    bed.touches(fingers.map { ($0.id, .move, $0.x, $0.y) })
  }

  private func lift(_ random: inout Random, _ phase: TouchSample.Phase) {
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: Int.random(in: 0..<fingers.count, using: &random))
    bed.touch(finger.id, phase, finger.x, finger.y)
  }

  private func trackpad(_ random: inout Random) {
    let delta = Vector(dx: random.value(-40...40), dy: random.value(-40...40))
    let phase: ScrollSample.Phase =
      scrolling ? (random.chance(0.3) ? .ended : .changed) : .began
    scrolling = phase != .ended
    bed.loop.send(
      InputEvent(
        time: bed.time,
        kind: .scroll(
          ScrollSample(
            phase: phase, position: Point(x: 0.5, y: 0.5),
            delta: phase == .ended ? .zero : delta))))
  }

  private func pinchTrackpad(_ random: inout Random) {
    let phase: MagnifySample.Phase =
      magnifying ? (random.chance(0.3) ? .ended : .changed) : .began
    scale = phase == .began ? 1 : scale * random.value(0.7...1.4)
    magnifying = phase != .ended
    bed.loop.send(
      InputEvent(
        time: bed.time,
        kind: .magnify(MagnifySample(phase: phase, position: Point(x: 0.5, y: 0.5), scale: scale))))
  }

  private func program(_ random: inout Random) {
    let view = bed.scrollView
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      view.setContentOffset(
        CGPoint(x: random.value(-50...500), y: random.value(-50...500)),
        animated: random.chance(0.5))
    case 1: view.setZoomScale(CGFloat(random.value(0.1...5)), animated: random.chance(0.5))
    case 2:
      view.contentSize = CGSize(width: random.value(0...2000), height: random.value(0...2000))
    case 3:
      view.contentInset = UIEdgeInsets(top: random.value(0...50), left: 0, bottom: 9, right: 0)
    case 4: view.frame.size = CGSize(width: random.value(1...800), height: random.value(1...800))
    default:
      view.zoom(to: CGRect(x: 10, y: 20, width: 50, height: 60), animated: random.chance(0.5))
    }
  }

  /// Every finger goes; it must come to rest, everything begun must have ended, and limits must hold.
  func finish() {
    for finger in fingers { bed.touch(finger.id, .up, finger.x, finger.y) }
    if scrolling {
      bed.loop.send(
        InputEvent(
          time: bed.time,
          kind: .scroll(ScrollSample(phase: .ended, position: .zero, delta: .zero))))
    }
    if magnifying {
      bed.loop.send(
        InputEvent(
          time: bed.time,
          kind: .magnify(MagnifySample(phase: .ended, position: .zero, scale: scale))))
    }
    let start = bed.time
    let end = bed.settle()
    if end - start > 10 { fault("still moving after \(end - start) s") }
    let view = bed.scrollView
    for (name, count) in open.sorted(by: { $0.key < $1.key }) where count != 0 {
      fault("\(name) \(count)")
    }
    if view.isTracking || view.isDragging || view.isDecelerating || view.isZooming {
      fault("flags at rest")
    }
    if !isProgrammed { checkLimits(view) }
  }

  private func checkLimits(_ view: UIScrollView) {
    let inset = view.adjustedContentInset
    let pixel = 1 / UIScreen.main.scale
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(low.y, view.contentSize.height + inset.bottom - view.bounds.height))
    let offset = view.contentOffset
    if offset.x < low.x - pixel || offset.x > high.x + pixel || offset.y < low.y - pixel
      || offset.y > high.y + pixel
    {
      fault("rests at \(offset), allowed \(low) to \(high)")
    }
    guard view.minimumZoomScale > 0, view.maximumZoomScale > view.minimumZoomScale else { return }
    let scale = view.zoomScale
    if open["willBeginZooming"] != nil,
      scale < view.minimumZoomScale || scale > view.maximumZoomScale
    {
      fault("rests at zoom \(scale)")
    }
  }
}
