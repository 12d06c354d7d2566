import ScrollEngine
import ScrollGeometry

// What a program asks for.
extension UIScrollView {
  /// Where the content offset is on its way to, points; nil where it is not, or only goes where motion takes it.
  package var destination: CGPoint? { machine.destination.map { CGPoint($0) } }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard Point(offset).isFinite else { return }
    guard animated, isShown else {
      stopMotion()
      contentOffset = offset
      return
    }
    // A finger that drags is let go: it would pull the content back at its next move.
    pan.cancel()
    let time = now
    perform { $0.scroll(to: Point(offset), .offset, at: time, $1, into: &$2) }
  }

  /// To the top, animated, if the delegate agrees; true when it goes there.
  func goToTop() -> Bool {
    let metrics = metrics
    let top = Point(x: metrics.offset.x, y: metrics.limits.minimum.y)
    guard metrics.onPixels(top) != metrics.offset, !isTracking, progress == nil,
      receiver?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    let time = now
    perform { $0.scroll(to: top, .offset, scrollsToTop: true, at: time, $1, into: &$2) }
    return true
  }

  func showRect(_ rect: CGRect, animated: Bool) {
    let rect = Rect(rect)
    let metrics = metrics
    let (size, insets) = (metrics.bounds, metrics.insets)
    var offset = metrics.offset
    offset.x += Self.leastMove(
      toShow: rect.minX, to: rect.maxX, between: offset.x + insets.left,
      and: offset.x + size.width - insets.right)
    offset.y += Self.leastMove(
      toShow: rect.minY, to: rect.maxY, between: offset.y + insets.top - roomAbove.native,
      and: offset.y + size.height - insets.bottom)
    scroll(to: CGPoint(metrics.limits.clamped(offset)), animated: animated)
  }

  /// How far to move so that `from…to` can be seen in `low…high`.
  private static func leastMove(
    toShow from: Double, to: Double, between low: Double, and high: Double
  ) -> Double {
    if from < low { return from - low }
    return to > high ? to - high : 0
  }

  /// About the centre of what is visible.
  func zoom(to scale: Double, animated: Bool) {
    let size = Rect(bounds).size
    zoom(
      to: scale, about: Point(x: size.width / 2, y: size.height / 2), animated ? .zoom : nil)
  }

  /// About `anchor`, points from the view's top left corner; at once without a timing.
  func zoom(to scale: Double, about anchor: Point, _ timing: AnimationTiming?) {
    findZoomedView()
    let metrics = metrics
    let target = metrics.zoomLimits.clamped(scale)
    zoom(to: target, offset: metrics.offset(zoomedTo: target, about: anchor), timing)
  }

  func zoom(toShow rect: Rect, animated: Bool) {
    findZoomedView()
    let metrics = metrics
    guard let zoomedView, rect.origin.isFinite, rect.size.isFinite, !rect.size.isEmpty
    else { return }
    let rect = zoomedView.unscaled(rect)
    let size = metrics.bounds
    let scale = metrics.zoomLimits.clamped(
      min(size.width / rect.size.width, size.height / rect.size.height))
    let offset = metrics.offset(
      zoomedTo: scale, showing: Point(x: rect.midX, y: rect.midY),
      at: Point(x: size.width / 2, y: size.height / 2))
    zoom(to: scale, offset: offset, animated ? .zoom : nil)
  }

  private func zoom(to scale: Double, offset: Point, _ timing: AnimationTiming?) {
    pinch.cancel()
    let time = now
    let timing = isShown ? timing : nil
    perform { $0.zoom(to: scale, offset: offset, timing, at: time, $1, into: &$2) }
  }

  /// Out of a window there are no frames to animate in: what is asked for is done at once.
  private var isShown: Bool { window != nil }

  func endMotion() {
    let time = now
    perform { $0.stopScrollingAndZooming(at: time, $1, into: &$2) }
  }
}
