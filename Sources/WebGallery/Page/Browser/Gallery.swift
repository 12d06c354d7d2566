import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import WebHost
import ZoomScrollView

/// The photo browser of the page.
final class Gallery {
  nonisolated(unsafe) static let page = Gallery()

  private let pictures = PicturePage.page
  private(set) var screen: PhotoBrowserScreen?
  private(set) var dismissal: PhotoDismissal?
  let album = PageAlbum(PicturePage.page)

  /// Shows what was added, and one of it at first.
  func show(_ photo: Int) {
    guard let store = pictures.store else { return }
    let screen = PhotoBrowserScreen(
      album: album, store: store, page: album.page(ofPhoto: photo, near: nil))
    let news = pictures.host.news
    screen.titleDidChange = { title in
      news.writer.begin(.title)
      news.writer.append(title)
    }
    let browser = screen.browser
    browser.delegate = pictures.report
    browser.enlargesSmallPages = false
    browser.showsPixelsAsPoints = true
    pictures.host.reading = { [unowned(unsafe) self] in
      BrowserReading.allCases.map { $0.value(of: browser, dismissal) } + places(of: browser)
    }
    self.screen = screen
    pictures.storeDidChange = { [unowned(unsafe) screen] in screen.storeDidChange() }
    pictures.show(screen)
  }

  /// The pages that are near, and their frames in the window.
  private func places(of browser: PhotoBrowserView) -> [Double] {
    var numbers: [Double] = []
    for page in browser.livePages {
      guard let view = browser.viewForPage(at: page) else { continue }
      let frame = Rect(view.convert(view.bounds, to: nil))
      numbers += [Double(page), frame.minX, frame.minY, frame.width, frame.height]
    }
    return numbers
  }

  /// Fingers can take photos away from now on.
  func beginDismissing(pulls: Bool, pinches: Bool) {
    dismissal = screen.map { PhotoDismissal($0, pulls: pulls, pinches: pinches) }
  }
}

// MARK: What the page calls

@_expose(wasm, "show") @c
public func galleryShow(_ photo: Int32) { Gallery.page.show(Int(photo)) }

@_expose(wasm, "setPage") @c
public func gallerySetPage(_ page: Int32, _ isAnimated: Int32) {
  guard let browser = Gallery.page.screen?.browser else { return }
  let near = browser.numberOfPages > 0 ? browser.page : nil
  browser.setPage(
    Gallery.page.album.page(ofPhoto: Int(page), near: near), animated: isAnimated != 0)
}

/// About a point of the window; about its middle when `x` is no number.
@_expose(wasm, "setZoomScale") @c
public func gallerySetZoomScale(_ scale: Double, _ x: Double, _ y: Double, _ isAnimated: Int32) {
  guard let view = Gallery.page.screen?.browser else { return }
  let place =
    x.isNaN
    ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : CGPoint(x: CGFloat(x), y: CGFloat(y))
  view.setZoomScale(CGFloat(scale), centeredAt: place, animated: isAnimated != 0)
}

/// How far pages can be zoomed; no number: each as far as its detail goes.
@_expose(wasm, "setZoomLimit") @c
public func gallerySetZoomLimit(_ limit: Double) {
  Gallery.page.screen?.browser.zoomLimit = limit.isNaN ? nil : CGFloat(limit)
}

/// Whether photos are named while they are turned, and not by the page.
@_expose(wasm, "setNaming") @c
public func gallerySetNaming(_ isOn: Int32) {
  Gallery.page.screen?.namesPhotos = isOn != 0
}
