import Foundation
import PortableUIKit
import ScrollGeometry

/// A scroll view's delegate that writes every call into an event log.
///
/// Whoever makes frames sets `time` before each. Queries are answered, not logged.
@MainActor
public final class EventLogger: UIScrollViewDelegate {
  /// Of the frame that is being made, seconds.
  public var time = 0.0
  /// The answer to `viewForZooming(in:)`.
  public weak var zoomView: UIView?
  private let write: (String) -> Void

  /// - Parameter write: takes one line at a time, its line feed included.
  public init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Logs a call that is none of `UIScrollViewDelegate`'s.
  public func log(_ method: String, offset: Point, zoom: Double, values: [EventLog.Value] = []) {
    write(
      EventLog.line(time: time, method: method, offset: offset, zoom: zoom, values: values))
  }

  private func log(_ method: String, _ view: UIScrollView, _ values: EventLog.Value...) {
    log(
      method, offset: Self.point(view.contentOffset), zoom: Double(view.zoomScale),
      values: values)
  }

  private static func point(_ point: CGPoint) -> Point {
    Point(x: Double(point.x), y: Double(point.y))
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log("scrollViewDidScroll", scrollView)
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    log("scrollViewDidZoom", scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log("scrollViewWillBeginDragging", scrollView)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log(
      "scrollViewWillEndDragging", scrollView,
      .velocity(Vector(dx: Double(velocity.x), dy: Double(velocity.y))),
      .target(Self.point(targetContentOffset.pointee)))
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    log("scrollViewDidEndDragging", scrollView, .decelerate(decelerate))
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log("scrollViewWillBeginDecelerating", scrollView)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log("scrollViewDidEndDecelerating", scrollView)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log("scrollViewDidEndScrollingAnimation", scrollView)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log("scrollViewWillBeginZooming", scrollView)
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log("scrollViewDidEndZooming", scrollView, .scale(Double(scale)))
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    log("scrollViewDidScrollToTop", scrollView)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log("scrollViewDidChangeAdjustedContentInset", scrollView)
  }
}
