import PortableUIKit
import ZoomScrollView

/// What the page can read of the photo browser, as of the last frame.
enum BrowserReading: CaseIterable {
  case page, zoomScale, maximumZoomScale

  func value(of browser: PhotoBrowserView) -> Double {
    switch self {
    case .page: Double(browser.page)
    case .zoomScale: Double(browser.zoomScale)
    case .maximumZoomScale: Double(browser.maximumZoomScale)
    }
  }
}
