import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

@MainActor
func zoomChapter() -> Chapter {
  Chapter(
    title: "Zoom",
    text:
      "A pinch keeps the point of the content under the middle of the fingers, while they also pan. Past a limit "
      + "ratio′ = 2 − 1/ratio is shown; let go, the view goes back about the last middle in "
      + "min(0.3·|ln(s/limit)| + 0.1, 0.4) s.",
    pictures: [
      ("zoom-rubber-band.svg", "Shown scale against asked scale, past both limits"),
      ("zoom-bounce.svg", "Scale against time on the way back from past the limit"),
    ],
    findings: [
      anchor(), band("past the maximum", false), band("past the minimum", true), farthest(),
      clampedZoom(),
    ]
      + atRelease() + destinationFindings() + [duration(1.1), duration(1.5), duration(1.9)]
      + [contentSize(), insets(), aboutCentre(), limited()] + programmed() + [
        zoomToRect(), nothingZooms(), frames(),
      ])
}

extension Bed {
  /// The scale that is shown; `zoomScale` reads where it is going.
  var shownScale: Double { Double(content.transform.a) }

  static func zoomer() -> Bed {
    let bed = Bed.fine(content: CGSize(width: 3000, height: 6000), zooms: true)
    bed.scrollView.setZoomScale(2, animated: false)
    bed.scrollView.contentOffset = CGPoint(x: 1000, y: 1500)
    bed.log.clear()
    return bed
  }

  /// A trackpad asks for this factor, and goes on.
  func magnify(_ factor: Double) {
    for (phase, scale) in [(MagnifySample.Phase.began, 1.0), (.changed, factor)] {
      send(.magnify(MagnifySample(phase: phase, position: Point(x: 160, y: 230), scale: scale)))
      wait(0.02)
    }
  }

  /// Two fingers ask for this factor, slop included, and stay down.
  func pinch(factor: Double, lift: Bool = false) {
    // The slop of 8 pt is subtracted from the distance, whichever way it changes.
    let from = 300.0
    let to = from * factor + (factor < 1 ? -8 : 8)
    pinch((160, 230), from, to, 0.2, lift: lift)
    wait(1 / framesPerSecond)
  }
}

@MainActor
private func anchor() -> Finding {
  let bed = Bed.zoomer()
  var off = 0.0
  var held: Point?
  var count = 0
  bed.touch([(1, .down, 100, 200), (2, .down, 200, 300)])
  for step in 1...60 {
    bed.wait(1.0 / 120)
    let share = Double(step)
    let first = (100 - share * 0.9, 200 - share * 0.3)
    let second = (200 + share * 0.6, 300 + share * 1.7)
    bed.touch([(1, .move, first.0, first.1), (2, .move, second.0, second.1)])
    bed.wait(1.0 / 120)
    guard bed.scrollView.isZooming else { continue }
    let middle = Point(x: (first.0 + second.0) / 2, y: (first.1 + second.1) / 2)
    let under = Point(
      x: (bed.offset.x + middle.x) / bed.shownScale, y: (bed.offset.y + middle.y) / bed.shownScale)
    if let held { off = max(off, (under - held).length) } else { held = under }
    count += 1
  }
  return .curve(
    "the point under the fingers while they pinch, turn and pan", "D", says: "stays", over: count,
    off: off,
    within: 1e-5)
}

@MainActor
private func band(_ what: String, _ isBelow: Bool) -> Finding {
  let off = [1.05, 1.25, 1.5, 2, 3, 5].map { ratio -> Double in
    let bed = Bed.zoomer()
    // From 2, to 4·ratio or to 0.5/ratio.
    bed.pinch(factor: isBelow ? 0.25 / ratio : 2 * ratio)
    let shown = isBelow ? 0.5 / bed.shownScale : bed.shownScale / 4
    return abs(shown - Laws.zoomBand(ratio))
  }
  return .curve(
    "shown \(what), asked for 1.05 to 5 times", "1", says: "2 − 1/ratio", over: off.count,
    off: off.max() ?? .infinity, within: 1e-9, "")
}

@MainActor
private func farthest() -> Finding {
  let far = Bed.zoomer()
  far.magnify(20_000)
  let near = Bed.zoomer()
  near.magnify(0.000_025)
  return .words(
    "fingers that ask for ten thousand times the limits", "1", says: "2.00 × max, 0.50 × min",
    gives: "\(fixed(far.shownScale / 4, 2)) × max, \(fixed(near.shownScale / 0.5, 2)) × min")
}

@MainActor
private func clampedZoom() -> Finding {
  let bed = Bed.zoomer()
  bed.scrollView.bouncesZoom = false
  bed.pinch(factor: 20)
  return .number(
    "without `bouncesZoom`, asked for 40", "D", says: 4, gives: bed.shownScale, within: 0, digits: 6
  )
}

@MainActor
private func atRelease() -> [Finding] {
  let bed = Bed.zoomer()
  bed.pinch(factor: 4)
  bed.log.clear()
  bed.touch([(1, .up, 0, 230), (2, .up, 320, 230)])
  bed.wait(1 / bed.framesPerSecond)
  let flags =
    "zoomScale \(fixed(Double(bed.scrollView.zoomScale), 1)), isZooming \(bed.scrollView.isZooming), "
    + "isZoomBouncing \(bed.scrollView.isZoomBouncing)"
  let first = bed.log.lines.first?.split(separator: " ").first.map(String.init) ?? ""
  let under = (bed.offset.x + 160) / bed.shownScale
  var off = 0.0
  while bed.scrollView.isZoomBouncing {
    off = max(off, abs((bed.offset.x + 160) / bed.shownScale - under))
    bed.wait(1 / bed.framesPerSecond)
  }
  let zooms = bed.log.lines.count { $0.hasPrefix("didZoom") }
  return [
    .words(
      "let go past the maximum of 4, at once", "M",
      says: "zoomScale 4.0, isZooming false, isZoomBouncing true",
      gives: flags),
    .words(
      "the first call after that, and how many `didZoom` until it rests", "M", says: "didZoom, 1",
      gives: "\(first), \(zooms)"),
    .number(
      "the last middle of the fingers, on the way back", "M", says: 0, gives: off, within: 1e-5,
      "pt", digits: 5),
  ]
}

/// Milliseconds and scales on the way back from `ratio` times the maximum.
@MainActor
func zoomBounce(from ratio: Double) -> (duration: Double, samples: [(time: Double, ratio: Double)])
{
  let bed = Bed.zoomer()
  // Asked for so much that `ratio` is shown.
  bed.pinch(factor: 2 / (2 - ratio))
  bed.framesPerSecond = 1000
  bed.run(until: (bed.time * 1000).rounded(.up) / 1000)
  bed.touch([(1, .up, 0, 230), (2, .up, 320, 230)])
  bed.frame()
  let start = bed.time
  var samples = [(time: 0.0, ratio: bed.shownScale / 4)]
  while bed.scrollView.isZoomBouncing {
    bed.wait(0.001)
    samples.append(((bed.time - start) * 1000, bed.shownScale / 4))
  }
  return (samples.last?.time ?? 0, samples)
}

@MainActor
private func duration(_ ratio: Double) -> Finding {
  .number(
    "the way back from \(fixed(ratio, 1)) × the maximum", "A",
    says: Laws.zoomBounceDuration(ratio) * 1000,
    gives: zoomBounce(from: ratio).duration, within: 1, "ms", digits: 0)
}

@MainActor
private func contentSize() -> Finding {
  let bed = Bed.zoomer()
  bed.scrollView.contentSize = CGSize(width: 1, height: 2)
  bed.pinch(factor: 1.5)
  let size = bed.scrollView.contentSize
  return .words(
    "`contentSize` after a pinch to 3, whatever it was", "M", says: "9000 × 18000",
    gives: "\(fixed(Double(size.width), 0)) × \(fixed(Double(size.height), 0))")
}

@MainActor
private func insets() -> Finding {
  let bed = Bed.zoomer()
  bed.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  bed.pinch(factor: 4, lift: true)
  bed.settle()
  let inset = bed.scrollView.contentInset
  return .words(
    "`contentInset` after a pinch and its bounce", "M", says: "1 2 3 4",
    gives: [inset.top, inset.left, inset.bottom, inset.right].map { fixed(Double($0), 0) }.joined(
      separator: " "))
}

@MainActor
private func aboutCentre() -> Finding {
  let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
  bed.scrollView.setZoomScale(2, animated: false)
  return .words(
    "`setZoomScale` 1 → 2 in 320 × 460, from the offset 0", "M", says: "(160, 230)",
    gives: "(\(fixed(bed.offset.x, 0)), \(fixed(bed.offset.y, 0)))")
}

@MainActor
private func limited() -> Finding {
  let bed = Bed(zooms: true)
  bed.scrollView.setZoomScale(10, animated: false)
  let above = Double(bed.scrollView.zoomScale)
  bed.scrollView.setZoomScale(0.1, animated: false)
  return .words(
    "`setZoomScale` 10 and 0.1 with the limits 0.5 and 4", "D", says: "4.0 0.5",
    gives: "\(fixed(above, 1)) \(fixed(Double(bed.scrollView.zoomScale), 1))")
}

@MainActor
private func programmed() -> [Finding] {
  let still = Bed(zooms: true)
  still.scrollView.setZoomScale(2, animated: false)
  let animated = Bed(zooms: true)
  animated.scrollView.setZoomScale(2, animated: true)
  let end = animated.settle()
  return [
    .words(
      "calls of `setZoomScale`, not animated", "M", says: "didScroll didZoom",
      gives: still.log.markdown),
    .words(
      "calls of `setZoomScale`, animated (UIKit leaves out the first and the many)", "C",
      says: "willBeginZooming {didScroll didZoom}\\* didEndZooming", gives: animated.log.markdown),
    .number("how long that takes", "F", says: 300, gives: end * 1000, within: 9, "ms", digits: 0),
  ]
}

@MainActor
private func zoomToRect() -> Finding {
  let bed = Bed(zooms: true)
  bed.scrollView.zoom(to: CGRect(x: 1000, y: 2000, width: 160, height: 200), animated: false)
  return .words(
    "`zoom(to:)` 160 × 200 at (1000, 2000) in 320 × 460", "D", says: "× 2.0 at (2000, 3970)",
    gives:
      "× \(fixed(Double(bed.scrollView.zoomScale), 1)) at (\(fixed(bed.offset.x, 0)), \(fixed(bed.offset.y, 0)))"
  )
}

@MainActor
private func nothingZooms() -> Finding {
  func calls(_ change: (Bed) -> Void) -> Int {
    let bed = Bed(zooms: true)
    change(bed)
    bed.pinch((160, 230), 100, 300, 0.2)
    bed.settle()
    return bed.log.lines.count {
      $0.contains("oom") && !$0.hasPrefix("didScroll") && !$0.contains("Drag")
    }
  }
  let equal = calls { $0.scrollView.minimumZoomScale = 4 }
  let none = calls { $0.log.zoomView = nil }
  return .words(
    "a pinch where minimum and maximum are equal, or `viewForZooming` is nil: calls about zooming",
    "D", says: "0 0",
    gives: "\(equal) \(none)")
}

/// While it animates, everything that can be read belongs together.
@MainActor
private func frames() -> Finding {
  let bed = Bed.zoomer()
  bed.scrollView.setZoomScale(4, animated: true)
  var off = 0.0
  var count = 0
  while bed.scrollView.isZoomAnimating {
    let size = bed.scrollView.contentSize
    off = max(
      off, abs(Double(size.width) - 3000 * bed.shownScale),
      abs(Double(size.height) - 6000 * bed.shownScale))
    off = max(off, abs(Double(bed.content.frame.width) - Double(size.width)))
    count += 1
    bed.wait(1 / bed.framesPerSecond)
  }
  return .curve(
    "transform, frame and `contentSize` in every frame of an animated zoom", "C",
    says: "belong together", over: count,
    off: off, within: 1e-6)
}
