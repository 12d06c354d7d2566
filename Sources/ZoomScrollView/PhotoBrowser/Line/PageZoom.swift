/// How far a page may be zoomed; 1 is fitted into the browser.
struct PageZoom: Equatable {
  var maximum = ZoomTunables.leastMaximum
  /// Where a double tap zooms in to: nothing of the browser is left empty; a page that is smaller than the browser is
  /// seen whole.
  var doubleTap = ZoomTunables.leastDoubleTap

  /// Sizes in points; without a natural size there is no detail to go by.
  ///
  /// - Parameters:
  ///   - magnification: how many device pixels wide one of the picture's own can become.
  ///   - showsDetail: a double tap goes to the natural size where that is about as far.
  ///   - limit: the maximum whatever there is to see.
  init(
    pageSize: CGSize, fitted: CGSize, naturalSize: CGSize?,
    magnification: CGFloat = ZoomTunables.pixelMagnification, showsDetail: Bool = false,
    limit: CGFloat? = nil
  ) {
    if fitted.width > 0, fitted.height > 0 {
      let filling = max(pageSize.width / fitted.width, pageSize.height / fitted.height)
      let natural = (naturalSize?.width ?? 0) / fitted.width
      maximum = max(ZoomTunables.leastMaximum, filling, natural * magnification)
      let whole = min(pageSize.width / fitted.width, pageSize.height / fitted.height)
      let isSmall = whole > ZoomTunables.nearlyFitted
      doubleTap = max(ZoomTunables.leastDoubleTap, isSmall ? whole : filling)
      if showsDetail, ZoomTunables.detailByDoubleTap.contains(natural) { doubleTap = natural }
    }
    guard let limit else { return }
    maximum = max(1, limit)
    doubleTap = min(doubleTap, maximum)
  }
}
