import PhotoBrowserApp
import PortableUIKit
import WebHost

/// The page's first picture in a scroll view.
final class ZoomablePage {
  nonisolated(unsafe) static let page = ZoomablePage()

  private(set) var screen: PhotoZoomScreen?

  /// Shows what was added first.
  func show() {
    let pictures = PicturePage.page
    guard let store = pictures.store, let photo = pictures.photos.first else { return }
    let screen = PhotoZoomScreen(photo: photo, store: store)
    let view = screen.scrollView
    view.delegate = pictures.report
    pictures.host.reading = { ZoomReading.allCases.map { $0.value(of: view) } }
    pictures.storeDidChange = { [unowned(unsafe) screen] in screen.storeDidChange() }
    self.screen = screen
    pictures.show(screen)
  }
}
