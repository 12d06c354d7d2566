import Foundation
import PortableUIKit

/// Writes down every call, in order, with the flags and values that it came with.
@MainActor
final class DelegateLog: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  var zoomView: UIView?
  /// Called from inside `willEndDragging`: may change the target.
  var target: ((CGPoint) -> CGPoint)?
  /// Called from inside every callback, with its name.
  var onCall: ((String, UIScrollView) -> Void)?

  /// Calls without values; a run of the same call counts once and is marked with a star.
  var calls: String {
    var names: [String] = []
    for line in lines {
      let name = String(line.prefix { $0 != " " })
      if names.last == name || names.last == name + "*" {
        names[names.count - 1] = name + "*"
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: " ")
  }

  /// Every frame's pair of scroll and zoom counts as one.
  func clear() { lines.removeAll() }

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

  func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll", scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { add("didZoom", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    add("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let shown = targetContentOffset.pointee
    add(
      "willEndDragging", scrollView,
      "v=\(Double(velocity.x)),\(Double(velocity.y)) target=\(Double(shown.x)),\(Double(shown.y))")
    if let target { targetContentOffset.pointee = target(shown) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add("didEndDragging(\(decelerate))", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    add("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    add("didEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    add("didEndScrollingAnimation", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    add("willBeginZooming", scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    add("didEndZooming", scrollView, "scale=\(Double(scale))")
  }
}
