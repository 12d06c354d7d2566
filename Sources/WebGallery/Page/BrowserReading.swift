import PortableUIKit
import ZoomScrollView

/// What the page can read of the photo browser, as of the last frame.
enum BrowserReading: CaseIterable {
  case page, zoomScale, maximumZoomScale
  /// How far a zoomed photo goes on beyond the view's edges, points.
  case roomAbove, roomBelow

  func value(of browser: PhotoBrowserView) -> Double {
    let view = browser.scrollView
    return switch self {
    case .page: Double(browser.page)
    case .zoomScale: Double(browser.zoomScale)
    case .maximumZoomScale: Double(browser.maximumZoomScale)
    case .roomAbove: Double(view.contentOffset.y)
    case .roomBelow: Double(view.contentSize.height - view.bounds.height - view.contentOffset.y)
    }
  }
}
