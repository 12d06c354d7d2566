import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

// What the one call for a zoom bounce sees and moves, and who has the last word on insets.

/// The usual ways to centre in `scrollViewDidZoom`.
private enum Centring: CaseIterable {
  case inset, frame, middle

  @MainActor
  func apply(to bed: Bed) {
    let (view, content) = (bed.scrollView, bed.scrollView.contentSize)
    let x = max(0, (view.bounds.width - content.width) / 2)
    let y = max(0, (view.bounds.height - content.height) / 2)
    switch self {
    case .inset: view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    case .frame: bed.content.frame.origin = CGPoint(x: x, y: y)
    case .middle:
      bed.content.center = CGPoint(x: content.width / 2 + x, y: content.height / 2 + y)
    }
  }
}

@MainActor
func destinationFindings() -> [Finding] {
  [
    seen(
      "400 × 300, pinched to 0.4 of its minimum of 1", to: 112,
      says: "1.0 400 × 300 400 × 300 (0, 0)"),
    seen(
      "400 × 300, pinched to 9 times its maximum of 2", to: 1808,
      says: "2.0 800 × 600 800 × 600 (200, 0)"),
    centred(), wayToTheMiddle(), observed(),
  ]
}

/// A view of 400 × 800 points with content of 400 × 300, to be zoomed from 1 to 2.
@MainActor
private func makeBed() -> Bed {
  let bed = Bed.fine(
    bounds: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 300), zooms: true)
  bed.scrollView.minimumZoomScale = 1
  bed.scrollView.maximumZoomScale = 2
  return bed
}

/// Two fingers about the middle of the content's width, `distance` points apart when they leave.
@MainActor
private func pinch(_ bed: Bed, to distance: Double, lift: Bool = true) {
  bed.pinch((200, 400), distance < 300 ? 300 : 100, distance, 0.2, lift: lift)
}

@MainActor
private func seen(_ what: String, to distance: Double, says expected: String) -> Finding {
  let bed = makeBed()
  pinch(bed, to: distance, lift: false)
  bed.wait(1 / bed.framesPerSecond)
  var calls: [String] = []
  bed.log.onCall = { name, view in
    guard name == "didZoom" else { return }
    let (content, frame) = (view.contentSize, bed.content.frame.size)
    calls.append(
      "\(fixed(bed.shownScale, 1)) \(size(frame)) \(size(content)) \(place(view.contentOffset))")
  }
  let half = distance / 2
  bed.touch([(1, .up, 200 - half, 400), (2, .up, 200 + half, 400)])
  bed.settle()
  return .words(
    "what the one `didZoom` of a bounce reads: scale, frame, `contentSize` and offset of \(what)",
    "F", says: expected, gives: calls.joined(separator: ", "))
}

@MainActor
private func centred() -> Finding {
  let rests = Centring.allCases.map { centring -> String in
    let bed = makeBed()
    bed.log.onCall = { name, _ in if name == "didZoom" { centring.apply(to: bed) } }
    pinch(bed, to: 120)
    bed.settle()
    return place(bed.content.convert(bed.content.bounds, to: nil).origin)
  }
  return .words(
    "centred in `didZoom` by insets, by the frame, by the centre, and pinched too small: rests at",
    "F", says: "(0, 250) (0, 250) (0, 250)", gives: rests.joined(separator: " "))
}

/// From the fingers' place, by the same share of every way.
@MainActor
private func wayToTheMiddle() -> Finding {
  var off = 0.0
  var count = 0
  for centring in Centring.allCases {
    let bed = makeBed()
    bed.log.onCall = { name, _ in if name == "didZoom" { centring.apply(to: bed) } }
    func shown() -> CGRect { bed.content.convert(bed.content.bounds, to: nil) }
    pinch(bed, to: 120)
    let (start, release) = (shown(), bed.frameTime)
    let duration = Laws.zoomBounceDuration(Double(start.width) / 400)
    while bed.scrollView.isZoomBouncing {
      let left = 1 - Laws.easeOut(min((bed.frameTime - release) / duration, 1))
      let now = shown()
      off = max(off, abs(Double(now.minX) - left * Double(start.minX)))
      off = max(off, abs(Double(now.minY) - 250 - left * Double(start.minY - 250)))
      count += 1
      bed.wait(1 / bed.framesPerSecond)
    }
  }
  return .curve(
    "the way there in every frame, by the same share of scale and place", "C", says: "ease-out",
    over: count, off: off, within: 1e-4)
}

/// Keeps its content in the middle when its size changes.
private final class Observing: UIScrollView {
  override var contentSize: CGSize {
    didSet {
      let x = max(0, (bounds.width - contentSize.width) / 2)
      let y = max(0, (bounds.height - contentSize.height) / 2)
      contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
  }
}

@MainActor
private func observed() -> Finding {
  let bed = Bed(
    content: CGSize(width: 320, height: 460), zooms: true, scrollView: Observing(frame: .zero))
  let rests = [0.5, 1].map { scale -> String in
    bed.scrollView.setZoomScale(scale, animated: false)
    return place(bed.scrollView.contentOffset)
  }
  return .words(
    "an observer of `contentSize` that centres by insets, in 320 × 460 of as much: offset at 0.5, and back at 1",
    "F", says: "(−80, −115) (0, 0)", gives: rests.joined(separator: " "))
}

private func place(_ point: CGPoint) -> String {
  "(\(fixed(Double(point.x), 0)), \(fixed(Double(point.y), 0)))"
}

private func size(_ size: CGSize) -> String {
  "\(fixed(Double(size.width), 0)) × \(fixed(Double(size.height), 0))"
}
