/// How far a page may be zoomed; 1 is fitted into the browser.
struct PageZoom: Equatable {
  /// Every page can be zoomed this far, however few pixels it has.
  private static let leastMaximum: CGFloat = 4
  /// A picture can be zoomed until one of its pixels is this many device pixels wide.
  private static let pixelMagnification: CGFloat = 2
  /// A double tap zooms in at least this far.
  private static let leastDoubleTap: CGFloat = 2.5
  /// A pinch that ends closer to the fitted size than this, as a factor, was meant to end there.
  static let nearlyFitted: CGFloat = 1.01

  var maximum = leastMaximum
  /// Where a double tap zooms in to: nothing of the browser is left empty; a page that is smaller than the browser is
  /// seen whole.
  var doubleTap = leastDoubleTap

  /// Sizes in points; without a natural size there is no detail to go by. A `limit` is the maximum
  /// whatever there is to see.
  init(pageSize: CGSize, fitted: CGSize, naturalSize: CGSize?, limit: CGFloat? = nil) {
    if fitted.width > 0, fitted.height > 0 {
      let filling = max(pageSize.width / fitted.width, pageSize.height / fitted.height)
      let natural = (naturalSize?.width ?? 0) / fitted.width
      maximum = max(Self.leastMaximum, filling, natural * Self.pixelMagnification)
      let whole = min(pageSize.width / fitted.width, pageSize.height / fitted.height)
      let isSmall = whole > Self.nearlyFitted
      doubleTap = max(Self.leastDoubleTap, isSmall ? whole : filling)
    }
    guard let limit else { return }
    maximum = max(1, limit)
    doubleTap = min(doubleTap, maximum)
  }
}
