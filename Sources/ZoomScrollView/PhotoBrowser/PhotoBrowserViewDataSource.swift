/// What a photo browser asks its owner: how many pages there are, and a view for each of those near.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol PhotoBrowserViewDataSource: AnyObject {
  /// How many pages there are: asked when all are loaded anew.
  func numberOfPages(in photoBrowser: PhotoBrowserView) -> Int

  /// The view that shows a page. Asked when the page comes near; `dequeueReusablePageView()` gives
  /// back one that has gone. The browser sets its frame and, while it zooms, its transform.
  func photoBrowser(_ photoBrowser: PhotoBrowserView, viewForPageAt page: Int) -> UIView

  /// The size in points at which a page shows its natural detail (of a picture: its pixels by the
  /// screen's pixels per point). The page is fitted into the browser in this shape; nil fills it.
  ///
  /// Call `invalidateNaturalSize(ofPageAt:)` when it becomes known later.
  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize?

  /// Whether a page may be zoomed. One whose natural size is not known yet may be, too: it keeps its zoom, and what
  /// lies under it stays, when that becomes known.
  func photoBrowser(_ photoBrowser: PhotoBrowserView, canZoomPageAt page: Int) -> Bool

  /// Whether there is something to see of a page. When a key asks for one of which there is nothing yet, the page
  /// before stays until `invalidateNaturalSize(ofPageAt:)` is called for it, and this is true.
  func photoBrowser(_ photoBrowser: PhotoBrowserView, canShowPageAt page: Int) -> Bool
}

extension PhotoBrowserViewDataSource {
  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize? { nil }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, canZoomPageAt page: Int) -> Bool {
    true
  }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, canShowPageAt page: Int) -> Bool {
    true
  }
}
