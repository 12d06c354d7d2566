import Foundation
import PortableUIKit
import ZoomScrollView

/// An outermost delegate that writes down every call, in order, with its own values.
@MainActor
public final class EventRecorder: PhotoBrowserViewDelegate, ZoomScrollViewDelegate {
  public private(set) var lines: [String] = []
  /// What `viewForZooming` answers.
  public var zoomView: UIView?
  /// Called from inside every callback, with its name.
  public var onCall: ((String, UIScrollView) -> Void)?

  public init() {}

  public func clear() { lines.removeAll() }

  /// The names alone; repetitions, also of a pair or three that alternate, count once and get a star.
  public var calls: String {
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

  private func add(_ name: String, _ view: UIScrollView, _ values: String = "") {
    let offset = view.contentOffset
    lines.append(
      "\(name) \(Double(offset.x)),\(Double(offset.y)) x\(Double(view.zoomScale))"
        + (values.isEmpty ? "" : " " + values))
    onCall?(name, view)
  }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    lines.append("didShowPage(\(page))")
  }

  /// The pages of which something can be seen, as the delegate was told; one that comes or goes
  /// twice is a failure of its own.
  public private(set) var displayedPages: [Int] = []
  public private(set) var unpairedPages = 0

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {
    if displayedPages.contains(page) { unpairedPages += 1 }
    displayedPages.append(page)
  }

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {
    guard let index = displayedPages.firstIndex(of: page) else {
      unpairedPages += 1
      return
    }
    displayedPages.remove(at: index)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll", scrollView) }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { add("didZoom", scrollView) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    add("willBeginDragging", scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    add("willEndDragging", scrollView, "target=\(Double(target.x)),\(Double(target.y))")
  }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    add("didEndDragging(\(decelerate))", scrollView)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    add("willBeginDecelerating", scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    add("didEndDecelerating", scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    add("didEndScrollingAnimation", scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    add("willBeginZooming", scrollView)
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    add("didEndZooming", scrollView, "scale=\(Double(scale))")
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    add("didScrollToTop", scrollView)
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    add("didChangeAdjustedContentInset", scrollView)
  }
}
