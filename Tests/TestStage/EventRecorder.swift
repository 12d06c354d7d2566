import Foundation
import PortableUIKit
import ScrollBed
import ZoomScrollView

/// An outermost delegate that writes down every call, in order, with its own values.
@MainActor
package final class EventRecorder: ScrollViewListener, PhotoBrowserViewDelegate,
  ZoomScrollViewDelegate
{
  package private(set) var lines: [String] = []
  /// What `viewForZooming` answers.
  package var zoomView: UIView?
  /// Called from inside every callback, with its name.
  package var onCall: ((String, UIScrollView) -> Void)?

  package init() {}

  package func clear() { lines.removeAll() }

  /// The names alone; repetitions, also of a pair or three that alternate, count once and get a star.
  package var calls: String {
    var rest = lines.map { String($0.prefix { $0 != " " }) }[...]
    var names: [String] = []
    while !rest.isEmpty {
      let (period, count) = Self.repetition(rest)
      let group = rest.prefix(period).joined(separator: " ")
      names.append(count == 1 ? group : period == 1 ? group + "*" : "{\(group)}*")
      rest = rest.dropFirst(period * count)
    }
    return names.joined(separator: " ")
  }

  private static func repetition(_ names: ArraySlice<String>) -> (period: Int, count: Int) {
    for period in 1...2 {
      var count = 1
      let group = names.prefix(period)
      guard group.count == period else { continue }
      while names.dropFirst(period * count).prefix(period).elementsEqual(group) { count += 1 }
      if count > 1 { return (period, count) }
    }
    return (1, 1)
  }

  package func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    lines.append("didShowPage(\(page))")
  }

  /// The pages of which something can be seen, as the delegate was told; one that comes or goes
  /// twice is a failure of its own.
  package private(set) var displayedPages: [Int] = []
  package private(set) var unpairedPages = 0

  package func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {
    if displayedPages.contains(page) { unpairedPages += 1 }
    displayedPages.append(page)
  }

  package func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {
    guard let index = displayedPages.firstIndex(of: page) else {
      unpairedPages += 1
      return
    }
    displayedPages.remove(at: index)
  }

  package func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  package func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    var line =
      "\(call.shortName) \(Double(offset.x)),\(Double(offset.y)) x\(Double(scrollView.zoomScale))"
    switch call {
    case .willEndDragging(_, let target):
      line += " target=\(Double(target.x)),\(Double(target.y))"
    case .didEndZooming(let scale): line += " scale=\(Double(scale))"
    case .didScroll, .didZoom, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming, .didScrollToTop,
      .didChangeAdjustedContentInset:
      break
    }
    lines.append(line)
    onCall?(call.shortName, scrollView)
  }
}
