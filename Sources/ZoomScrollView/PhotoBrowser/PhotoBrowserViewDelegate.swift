/// What a photo browser tells its owner: everything that its scroll view tells, and the pages.
///
/// The offsets are the scroll view's. While pages can be turned they count from the first page;
/// while a page is zoomed, from the top left corner of that page. The change between the two is
/// not reported as scrolling, since nothing visible moves.
public protocol PhotoBrowserViewDelegate: UIScrollViewDelegate {
  /// `page` reads another value than before: the page that fills most of the view, or that is zoomed.
  func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int)

  /// Something of a page can be seen from the next frame on. Its end is always told, too.
  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int)

  /// Nothing of the page can be seen any more; `page` is the index that its view had last.
  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int)
}

extension PhotoBrowserViewDelegate {
  public func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {}

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {}

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {}
}
