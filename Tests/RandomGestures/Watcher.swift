import Foundation
import PortableUIKit

/// A delegate that keeps a book of what began and ended, and may do something of its own inside every callback.
@MainActor
final class Watcher: ScrollViewListener {
  private(set) var faults: [String] = []
  private(set) var calls = 0
  /// Nil while nothing zooms.
  var zoomView: UIView?
  /// Called inside every callback.
  var meddle: ((UIScrollView) -> Void)?
  /// Told of every call.
  var trace: ((String) -> Void)?
  /// What becomes of a proposed target.
  var retarget: ((CGPoint) -> CGPoint)?
  private let name: String
  private var drags = 0
  private var decelerations = 0
  private var zooms = 0

  init(name: String) { self.name = name }

  func fault(_ text: String) {
    if faults.count < 5 { faults.append("\(name): \(text)") }
  }

  /// Everything that began has ended.
  func checkEnds() {
    if drags != 0 { fault("\(drags) drags without an end") }
    if decelerations != 0 { fault("\(decelerations) decelerations without an end") }
    if zooms != 0 { fault("\(zooms) zooms without an end") }
  }

  func check(_ view: UIScrollView) {
    let offset = view.contentOffset
    if !offset.x.isFinite || !offset.y.isFinite { fault("offset \(offset)") }
    if !view.zoomScale.isFinite { fault("zoom scale \(view.zoomScale)") }
  }

  private func begin(_ count: inout Int, _ what: String) {
    count += 1
    if count != 1 { fault("a \(what) began in another") }
  }

  private func end(_ count: inout Int, _ what: String) {
    count -= 1
    if count != 0 { fault("a \(what) ended that had not begun") }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) {
    switch call {
    case .willBeginDragging:
      begin(&drags, "drag")
      if !scrollView.isDragging { fault("a drag begins and isDragging is false") }
    case .willEndDragging(let velocity, let target):
      if !velocity.x.isFinite || !velocity.y.isFinite { fault("velocity \(velocity)") }
      if !target.x.isFinite || !target.y.isFinite { fault("target \(target)") }
    case .didEndDragging: end(&drags, "drag")
    case .willBeginDecelerating:
      begin(&decelerations, "deceleration")
      if !scrollView.isDecelerating { fault("a deceleration begins and isDecelerating is false") }
    case .didEndDecelerating: end(&decelerations, "deceleration")
    case .willBeginZooming: begin(&zooms, "zoom")
    case .didEndZooming(let scale):
      end(&zooms, "zoom")
      if !scale.isFinite { fault("ended at scale \(scale)") }
    case .didScroll, .didZoom, .didEndScrollingAnimation, .didScrollToTop: break
    // Not a call that begins or ends anything, and not counted.
    case .didChangeAdjustedContentInset: return
    }
    calls += 1
    trace?("  \(name) \(call.method) at \(scrollView.contentOffset), \(scrollView.zoomScale)")
    check(scrollView)
    meddle?(scrollView)
  }

  func target(of scrollView: UIScrollView, planned: CGPoint) -> CGPoint {
    retarget?(planned) ?? planned
  }
}
