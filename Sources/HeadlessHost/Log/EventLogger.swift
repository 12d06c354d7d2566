import Foundation
import PortableUIKit
import ScrollGeometry

/// A scroll view's delegate that writes every call into an event log.
///
/// Whoever makes frames sets `time` before each. Queries are answered, not logged.
@MainActor
package final class EventLogger: ScrollViewListener {
  /// Of the frame that is being made, seconds.
  package var time = 0.0
  /// The answer to `viewForZooming(in:)`.
  package weak var zoomView: UIView?
  private let write: (String) -> Void

  /// - Parameter write: takes one line at a time, its line feed included.
  package init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Logs a call that is none of `UIScrollViewDelegate`'s.
  package func log(_ method: String, offset: Point, zoom: Double, values: [EventLog.Value] = []) {
    write(
      EventLog.line(time: time, method: method, offset: offset, zoom: zoom, values: values))
  }

  package func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) {
    log(
      call.method, offset: Self.point(scrollView.contentOffset),
      zoom: Double(scrollView.zoomScale), values: Self.values(of: call))
  }

  package func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  private static func values(of call: ScrollViewCall) -> [EventLog.Value] {
    switch call {
    case .willEndDragging(let velocity, let target):
      [
        .velocity(Vector(dx: Double(velocity.x), dy: Double(velocity.y))), .target(point(target)),
      ]
    case .didEndDragging(let willDecelerate): [.decelerate(willDecelerate)]
    case .didEndZooming(let scale): [.scale(Double(scale))]
    case .didScroll, .didZoom, .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .willBeginZooming, .didScrollToTop,
      .didChangeAdjustedContentInset:
      []
    }
  }

  private static func point(_ point: CGPoint) -> Point {
    Point(x: Double(point.x), y: Double(point.y))
  }
}
