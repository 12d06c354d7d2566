import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  /// The view as the machine wants to know it.
  var metrics: ScrollMetrics {
    let bounds = Rect(bounds)
    var insets = Insets(adjustedContentInset)
    insets.top += roomAbove.native
    return ScrollMetrics(
      bounds: bounds.size, content: Size(contentSize), insets: insets,
      offset: bounds.origin, pixelsPerPoint: Double((window?.screen ?? .main).scale),
      behavior: behavior, alignment: Point(contentAlignmentPoint),
      zoom: zoomedView.map {
        ScrollMetrics.Zoom(
          scale: $0.transformScale, origin: $0.zoomOrigin, size: $0.unscaledSize)
      })
  }

  /// Size, content or insets changed: nobody touching, the content is put where it may rest.
  func limitsMayHaveChanged() {
    guard let old = knownRoom else { return }
    if insetsHaveChanged() { return }
    let metrics = metrics
    guard metrics.room != old else { return }
    knownRoom = metrics.room
    guard machine.keepsWithinLimits else { return }
    // At once: what the program writes next is not clamped.
    let offset = metrics.limits.clamped(metrics.offset)
    guard offset != metrics.offset else { return }
    contentOffset = CGPoint(offset)
  }

  func offsetChanged() {
    setNeedsLayout()
    guard !isSilent else { return }
    refreshControl?.contentMoved(in: self)
    receiver?.scrollViewDidScroll(self)
  }
}

extension UIView {
  /// What its transform scales by, however it turns and mirrors.
  var transformScale: Double {
    let transform = layer.model.transform
    if transform.b == 0, transform.c == 0 { return transform.a.magnitude }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// The size of its frame at scale 1, points.
  var unscaledSize: Size { turn.apply(to: layer.model.bounds).size }

  /// What a rectangle in its coordinates covers of its frame at scale 1, points from the frame's corner.
  func unscaled(_ rect: Rect) -> Rect {
    turn.apply(to: rect).offsetBy(.zero - turn.apply(to: layer.model.bounds).origin)
  }

  /// What its transform does besides scaling: exactly nothing when it only scales.
  private var turn: ScrollGeometry.AffineTransform {
    let transform = layer.model.transform
    let scale = transformScale
    guard scale > 0 else { return .identity }
    return ScrollGeometry.AffineTransform(
      a: transform.a / scale, b: transform.b / scale, c: transform.c / scale,
      d: transform.d / scale, tx: 0, ty: 0)
  }

  /// Where its top left corner is in its superview, points.
  var zoomOrigin: Point { layer.model.frame.origin }
}
