import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

@MainActor
func touchesChapter() -> Chapter {
  Chapter(
    title: "Touches and gestures",
    text:
      "Each number was found by halving: the smallest movement or time that makes the difference.",
    findings: [
      panSlop(), panExcess(), caughtSlop(), pinchSlop(), delay(), cancelled(), keptTouches(),
      tap("a tap strays at most", "X", 45, 60, says: 45, "pt") { bed, distance in
        bed.touch(1, .down, 100, 100)
        bed.wait(0.02)
        bed.touch(1, .move, 100 + distance, 100)
        bed.wait(0.02)
        bed.touch(1, .up, 100 + distance, 100)
      },
      tap("a tap lasts at most", "X", 0.5, 1, says: 0.75, "s") { bed, time in
        bed.touch(1, .down, 100, 100)
        bed.wait(time)
        bed.touch(1, .up, 100, 100)
      },
      tap(
        "the second tap begins at most so long after the first", "X", 0.2, 0.5, taps: 2, says: 0.35,
        "s"
      ) {
        bed, time in
        bed.touch(1, .down, 100, 100)
        bed.wait(0.05)
        bed.touch(1, .up, 100, 100)
        bed.wait(time)
        bed.touch(1, .down, 100, 100)
        bed.wait(0.05)
        bed.touch(1, .up, 100, 100)
      },
      longPress(), longPressSlop(), lostTouch(),
    ])
}

@MainActor
private func panSlop() -> Finding {
  let slop = threshold(5, 15) { distance in
    let bed = Bed.fine()
    bed.stroke([(0, 160, 300), (0.01, 160, 300 - distance)], lift: false)
    bed.wait(0.02)
    return bed.scrollView.isDragging
  }
  return .number("a pan begins beyond", "A+P", says: 10, gives: slop, within: 1e-4, "pt", digits: 2)
}

@MainActor
private func panExcess() -> Finding {
  let bed = Bed.fine()
  bed.stroke([(0, 160, 300), (0.01, 160, 275)], lift: false)
  bed.wait(0.02)
  return .number(
    "moved 25 pt at once: what exceeds the slop applies", "C", says: 15, gives: bed.offset.y,
    within: 1e-6, "pt",
    digits: 2)
}

@MainActor
private func caughtSlop() -> Finding {
  let bed = Bed.fine()
  bed.fling(2)
  bed.wait(0.2)
  bed.touch(1, .down, 160, 300)
  bed.wait(0.02)
  let caught = bed.offset.y
  bed.touch(1, .move, 160, 299)
  bed.wait(0.02)
  return .number(
    "a finger on a moving view, moved by 1 pt", "A+P", says: 1, gives: bed.offset.y - caught,
    within: 2e-6, "pt",
    digits: 2)
}

@MainActor
private func pinchSlop() -> Finding {
  let slop = threshold(4, 12) { change in
    let bed = Bed(zooms: true)
    bed.touch([(1, .down, 100, 200), (2, .down, 200, 200)])
    bed.wait(0.02)
    bed.touch([(1, .move, 100 - change / 2, 200), (2, .move, 200 + change / 2, 200)])
    bed.wait(0.02)
    return bed.scrollView.isZooming
  }
  return .number(
    "a pinch begins when the distance has changed by more than", "F, C", says: 8, gives: slop,
    within: 1e-4, "pt",
    digits: 2)
}

/// A view inside the scroll view that notes what it hears.
private final class Ear: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

@MainActor
private func bedWithEar() -> (Bed, Ear) {
  let bed = Bed()
  let ear = Ear(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  bed.content.addSubview(ear)
  return (bed, ear)
}

@MainActor
private func delay() -> Finding {
  let delay = threshold(0.05, 0.3) { time in
    let (bed, ear) = bedWithEar()
    bed.touch(1, .down, 160, 300)
    bed.wait(time)
    bed.touch(1, .move, 160, 270)
    bed.wait(0.02)
    return !ear.heard.isEmpty
  }
  return .number(
    "`delaysContentTouches`: a view inside hears of a touch after", "F", says: 150,
    gives: delay * 1000, within: 0.1,
    "ms", digits: 1)
}

@MainActor
private func cancelled() -> Finding {
  let (bed, ear) = bedWithEar()
  bed.touch(1, .down, 160, 300)
  bed.wait(0.2)
  bed.touch(1, .move, 160, 270)
  bed.wait(0.02)
  bed.touch(1, .up, 160, 270)
  bed.settle()
  return .words(
    "held, then dragged: the view inside hears, and the scroll view moves", "D",
    says: "began cancelled, 20 pt",
    gives: "\(ear.heard.joined(separator: " ")), \(fixed(bed.offset.y, 0)) pt")
}

@MainActor
private func keptTouches() -> Finding {
  let (bed, ear) = bedWithEar()
  bed.scrollView.canCancelContentTouches = false
  bed.touch(1, .down, 160, 300)
  bed.wait(0.2)
  bed.touch(1, .move, 160, 270)
  bed.wait(0.02)
  bed.touch(1, .up, 160, 270)
  bed.settle()
  return .words(
    "the same without `canCancelContentTouches`", "D", says: "began moved ended, 0 pt",
    gives: "\(ear.heard.joined(separator: " ")), \(fixed(bed.offset.y, 0)) pt")
}

/// Counts how often a recogniser was about to be recognised.
private final class Witness: NSObject, UIGestureRecognizerDelegate {
  var count = 0
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return true
  }
}

@MainActor
private func witnessed(_ recognizer: UIGestureRecognizer, _ act: (Bed) -> Void) -> Bool {
  let bed = Bed()
  bed.scrollView.isScrollEnabled = false
  let witness = Witness()
  recognizer.delegate = witness
  bed.content.addGestureRecognizer(recognizer)
  act(bed)
  bed.settle()
  return witness.count > 0
}

@MainActor
private func tap(
  _ what: String, _ source: String, _ low: Double, _ high: Double, taps: Int = 1,
  says expected: Double,
  _ unit: String, _ act: (Bed, Double) -> Void
) -> Finding {
  let value = threshold(low - 0.1 * (high - low), high) { value in
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    return !witnessed(tap) { act($0, value) }
  }
  return .number(what, source, says: expected, gives: value, within: 1e-3, unit)
}

@MainActor
private func longPress() -> Finding {
  let time = threshold(0.3, 0.8) { time in
    witnessed(UILongPressGestureRecognizer()) { bed in
      bed.touch(1, .down, 100, 100)
      bed.wait(time)
      bed.touch(1, .up, 100, 100)
    }
  }
  return .number("a long press begins after", "D", says: 0.5, gives: time, within: 1e-3, "s")
}

@MainActor
private func longPressSlop() -> Finding {
  let slop = threshold(5, 15) { distance in
    !witnessed(UILongPressGestureRecognizer()) { bed in
      bed.touch(1, .down, 100, 100)
      bed.wait(0.1)
      bed.touch(1, .move, 100 + distance, 100)
      bed.wait(1)
      bed.touch(1, .up, 100 + distance, 100)
    }
  }
  return .number("it strays at most, before", "D", says: 10, gives: slop, within: 1e-3, "pt")
}

@MainActor
private func lostTouch() -> Finding {
  let bed = Bed(zooms: true)
  bed.pinch((160, 230), 100, 200, 0.1, lift: false)
  bed.touch([(1, .cancel, 60, 230), (2, .cancel, 260, 230)])
  bed.settle()
  let view = bed.scrollView
  let stuck = [
    view.isTracking, view.isDragging, view.isDecelerating, view.isZooming, view.isZoomBouncing,
  ]
  return .words(
    "fingers lost in a pinch: flags left behind", "D", says: "none",
    gives: stuck.contains(true) ? "some" : "none")
}
