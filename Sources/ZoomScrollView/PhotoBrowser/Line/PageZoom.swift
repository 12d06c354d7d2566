/// How far a page may be zoomed; 1 is fitted into the browser.
struct PageZoom: Equatable {
  var maximum = ZoomTunables.leastMaximum
  /// Where a double tap zooms in to: nothing of the browser is left empty; a page that is smaller than the browser is
  /// seen whole.
  var doubleTap = ZoomTunables.leastDoubleTap

  /// Sizes in points; without a natural size there is no detail to go by. A `limit` is the maximum
  /// whatever there is to see.
  init(pageSize: CGSize, fitted: CGSize, naturalSize: CGSize?, limit: CGFloat? = nil) {
    if fitted.width > 0, fitted.height > 0 {
      let filling = max(pageSize.width / fitted.width, pageSize.height / fitted.height)
      let natural = (naturalSize?.width ?? 0) / fitted.width
      maximum = max(ZoomTunables.leastMaximum, filling, natural * ZoomTunables.pixelMagnification)
      let whole = min(pageSize.width / fitted.width, pageSize.height / fitted.height)
      let isSmall = whole > ZoomTunables.nearlyFitted
      doubleTap = max(ZoomTunables.leastDoubleTap, isSmall ? whole : filling)
    }
    guard let limit else { return }
    maximum = max(1, limit)
    doubleTap = min(doubleTap, maximum)
  }
}
