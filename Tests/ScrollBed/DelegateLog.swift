import Foundation
import PortableUIKit

/// Writes down every call, in order, with the flags and values that it came with.
@MainActor
package final class DelegateLog: ScrollViewListener {
  package private(set) var lines: [String] = []
  /// Every offset that the delegate was told of.
  package private(set) var offsets: [CGPoint] = []
  /// What `willEndDragging` said each time, and the offset there: points, points per millisecond.
  package private(set) var releases: [(offset: CGPoint, velocity: CGPoint, target: CGPoint)] = []
  package var zoomView: UIView?
  /// The answer to `shouldScrollToTop`.
  package var mayScrollToTop = true
  /// Called from inside `willEndDragging`: may change the target.
  package var target: ((CGPoint) -> CGPoint)?
  /// Called from inside every callback, with its name.
  package var onCall: ((String, UIScrollView) -> Void)?

  /// Calls without values.
  package var names: [String] { lines.map { String($0.prefix { $0 != " " }) } }

  /// The same in one line; a run of the same call counts once and is marked with a star.
  package var calls: String {
    var names: [String] = []
    for name in self.names {
      if names.last == name || names.last == name + "*" {
        names[names.count - 1] = name + "*"
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: " ")
  }

  package init() {}

  package func clear() {
    lines.removeAll()
    offsets.removeAll()
    releases.removeAll()
  }

  private func add(_ name: String, _ scrollView: UIScrollView, _ values: String = "") {
    let flags = [
      scrollView.isTracking ? "t" : "", scrollView.isDragging ? "d" : "",
      scrollView.isDecelerating ? "D" : "", scrollView.isZooming ? "z" : "",
      scrollView.isZoomBouncing ? "Z" : "",
    ].joined()
    let offset = scrollView.contentOffset
    lines.append(
      "\(name) [\(flags)] \(Double(offset.x)),\(Double(offset.y)) x\(Double(scrollView.zoomScale))"
        + (values.isEmpty ? "" : " " + values))
    onCall?(name, scrollView)
  }

  package func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) {
    var values = ""
    switch call {
    case .didScroll: offsets.append(scrollView.contentOffset)
    case .willEndDragging(let velocity, let target):
      releases.append((scrollView.contentOffset, velocity, target))
      values =
        "v=\(Double(velocity.x)),\(Double(velocity.y)) target=\(Double(target.x)),\(Double(target.y))"
    case .didEndZooming(let scale): values = "scale=\(Double(scale))"
    case .didZoom, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming, .didScrollToTop:
      break
    // Layout's news, not the fingers'.
    case .didChangeAdjustedContentInset: return
    }
    add(call.shortName, scrollView, values)
  }

  package func target(of scrollView: UIScrollView, planned: CGPoint) -> CGPoint {
    target?(planned) ?? planned
  }

  package func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    add("shouldScrollToTop", scrollView)
    return mayScrollToTop
  }
}
