import PortableUIKit
import ScrollGeometry
import ZoomScrollView

/// What the page can read of the photo browser, as of the last frame; behind it come, for each page that is near, its
/// number and its frame in the window.
enum BrowserReading: CaseIterable {
  case page, zoomScale, maximumZoomScale
  /// How far a zoomed photo goes on beyond the view's edges, points.
  case roomAbove, roomBelow
  /// Of `PhotoDismissal`; the frame in points.
  case phase, frameX, frameY, frameWidth, frameHeight, cover, share
  /// The page that a key has asked for while there is nothing to show of it; -1 when there is none.
  case awaitedPage

  func value(of browser: PhotoBrowserView, _ dismissal: PhotoDismissal?) -> Double {
    let view = browser.scrollView
    let frame = dismissal?.frame ?? .zero
    return switch self {
    case .page: Double(browser.page)
    case .zoomScale: Double(browser.zoomScale)
    case .maximumZoomScale: Double(browser.maximumZoomScale)
    case .roomAbove: Double(view.contentOffset.y)
    case .roomBelow: Double(view.contentSize.height - view.bounds.height - view.contentOffset.y)
    case .phase: Double(dismissal?.phase.rawValue ?? 0)
    case .frameX: frame.minX
    case .frameY: frame.minY
    case .frameWidth: frame.width
    case .frameHeight: frame.height
    case .cover: dismissal?.cover ?? 1
    case .share: dismissal?.share ?? 0
    case .awaitedPage: Double(browser.awaitedPage ?? -1)
    }
  }
}
