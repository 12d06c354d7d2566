import ScrollEngine
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIScrollView {
  /// The view as the machine wants to know it.
  var metrics: ScrollMetrics {
    let bounds = Rect(bounds)
    return ScrollMetrics(
      bounds: bounds.size, content: Size(contentSize), insets: Insets(adjustedContentInset),
      offset: bounds.origin, pixelsPerPoint: Double((window?.screen ?? .main).scale),
      behavior: behavior, alignment: Point(contentAlignmentPoint),
      zoom: zoomedView.map {
        ScrollMetrics.Zoom(
          scale: $0.transformScale, origin: $0.zoomOrigin, size: Rect($0.bounds).size)
      })
  }

  /// Size, content or insets changed: nobody touching, what was allowed stays allowed.
  func limitsMayHaveChanged() {
    guard let old = knownLimits else { return }
    if insetsHaveChanged() { return }
    let metrics = metrics
    guard metrics.limits != old else { return }
    knownLimits = metrics.limits
    perform { $0.metricsChanged(from: old, metrics, into: &$1) }
  }

  func offsetChanged() {
    setNeedsLayout()
    refreshControl?.contentMoved(in: self)
    receiver?.scrollViewDidScroll(self)
  }
}

extension UIView {
  /// What its transform scales by.
  var transformScale: Double {
    let transform = layer.model.transform
    if transform.b == 0, transform.c == 0 { return transform.a }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// Where its top left corner is in its superview, points.
  var zoomOrigin: Point { layer.model.frame.origin }
}
