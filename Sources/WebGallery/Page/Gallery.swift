import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import WebHost
import WebPhotos
import ZoomScrollView

/// The pictures of the page, and the screen that shows them.
final class Gallery {
  nonisolated(unsafe) static let page = Gallery()

  let host = WebHost.page
  private lazy var report = BrowserReport(host.news)
  private(set) var store: WebTileStore?
  /// One of the two: all photos, or the first.
  private(set) var screen: PhotoBrowserScreen?
  private(set) var zoomScreen: PhotoZoomScreen?
  private(set) var dismissal: PhotoDismissal?
  let album = PageAlbum()

  /// Before any picture is added: the most that their pixels may take, bytes.
  func begin(byteLimit: Int64) {
    store = WebTileStore(news: host.news, byteLimit: byteLimit)
  }

  func add(_ name: String, _ size: Size?) -> Int32 {
    let picture = store?.addPicture(size) ?? -1
    album.photos.append(Photo(name: name, picture: picture))
    return picture
  }

  /// Shows what was added.
  func show() {
    guard let store else { return }
    let screen = PhotoBrowserScreen(album: album, store: store)
    let news = host.news
    screen.titleDidChange = { title in
      news.writer.begin(.title)
      news.writer.append(title)
    }
    let browser = screen.browser
    browser.delegate = report
    browser.enlargesSmallPages = false
    host.reading = { [unowned(unsafe) self] in
      BrowserReading.allCases.map { $0.value(of: browser, dismissal) } + places(of: browser)
    }
    self.screen = screen
    show(screen)
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

  /// Shows the first picture that was added, in a scroll view.
  func showZoomable() {
    guard let store, let photo = album.photos.first else { return }
    let screen = PhotoZoomScreen(photo: photo, store: store)
    let view = screen.scrollView
    view.delegate = report
    host.reading = { ZoomReading.allCases.map { $0.value(of: view) } }
    zoomScreen = screen
    show(screen)
  }

  private func show(_ controller: UIViewController) {
    host.window.rootViewController = controller
    host.window.makeKeyAndVisible()
  }

  func storeDidChange() {
    screen?.storeDidChange()
    zoomScreen?.storeDidChange()
  }
}

// MARK: What the page calls

@_expose(wasm, "begin") @c
public func galleryBegin(_ byteLimit: Double) {
  Gallery.page.begin(byteLimit: Int64(byteLimit))
}

/// A picture with the name that `text` took; width 0 when the page would have to find it out.
@_expose(wasm, "addPicture") @c
public func galleryAddPicture(_ width: Double, _ height: Double) -> Int32 {
  Gallery.page.add(
    Gallery.page.host.takeText(), width > 0 ? Size(width: width, height: height) : nil)
}

@_expose(wasm, "show") @c
public func galleryShow() { Gallery.page.show() }

/// The size of a picture that was asked for.
@_expose(wasm, "pictureIsReady") @c
public func galleryPictureIsReady(_ picture: Int32, _ width: Double, _ height: Double) {
  Gallery.page.store?.pictureIsReady(picture, Size(width: width, height: height))
  Gallery.page.storeDidChange()
}

/// Why the picture cannot be shown is what `text` took.
@_expose(wasm, "pictureFailed") @c
public func galleryPictureFailed(_ picture: Int32) {
  Gallery.page.store?.pictureFailed(picture, Gallery.page.host.takeText())
  Gallery.page.storeDidChange()
}

/// A small version of the picture is there, in the pixels of its texture; without a width it is gone.
@_expose(wasm, "thumbnailDidChange") @c
public func galleryThumbnailDidChange(_ picture: Int32, _ width: Double, _ height: Double) {
  Gallery.page.store?.thumbnailDidChange(
    of: picture, width > 0 ? Size(width: width, height: height) : nil)
  Gallery.page.storeDidChange()
}

/// 0 when the tile is not wanted any more.
@_expose(wasm, "tileArrived") @c
public func galleryTileArrived(
  _ picture: Int32, _ level: Int32, _ column: Int32, _ row: Int32
) -> Int32 {
  let tile = TextureID(picture: picture, level: Int16(level), column: column, row: row)
  guard Gallery.page.store?.tileArrived(tile) == true else { return 0 }
  Gallery.page.storeDidChange()
  return 1
}

/// Why is what `text` took.
@_expose(wasm, "tileFailed") @c
public func galleryTileFailed(_ picture: Int32, _ level: Int32, _ column: Int32, _ row: Int32) {
  let tile = TextureID(picture: picture, level: Int16(level), column: column, row: row)
  Gallery.page.store?.tileFailed(tile, Gallery.page.host.takeText())
  Gallery.page.storeDidChange()
}

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

/// What lies behind the photos; components 0…1.
@_expose(wasm, "setBackground") @c
public func gallerySetBackground(_ red: Double, _ green: Double, _ blue: Double) {
  Gallery.page.host.window.rootViewController?.view?
    .fillBackground(red: red, green: green, blue: blue)
}
