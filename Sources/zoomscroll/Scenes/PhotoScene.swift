import DisplayList
import HeadlessHost
import PhotoBrowserApp
import PhotoTiles
import PortableUIKit
import ScrollGeometry
import ZoomScrollView

/// The photo browser over an album.
final class PhotoScene: Scene {
  private let store: PhotoTileStore
  private let screen: PhotoBrowserScreen
  private let storeWork: StoreWork

  /// - Parameters:
  ///   - isHeadless: nobody waits for the main thread, so decoding need not make way for it.
  ///   - decodeLatency: virtual seconds from a wish to the picture.
  init(_ paths: [String], isHeadless: Bool, decodeLatency: Double) throws {
    let list = try PhotoFinder.find(paths)
    let store = PhotoTileStore(
      list, service: ZoomScroll.decodingService, cache: PyramidCache.standard(),
      opening: isHeadless ? nil : Player.defaultSize,
      yieldsToMainThread: !isHeadless, latency: decodeLatency)
    let photos = (0..<list.count).map { Photo(name: list.name(of: $0), picture: Int32($0)) }
    let screen = PhotoBrowserScreen(photos: photos, store: store)
    self.store = store
    self.screen = screen
    storeWork = StoreWork(store, latency: decodeLatency) { screen.storeDidChange() }
  }

  var title: String { screen.title ?? "Photos" }

  var textures: any TextureProvider { store }

  var work: (any PendingWork)? { storeWork }

  func fill(_ window: UIWindow, logger: EventLogger?) {
    screen.browser.delegate = logger
    window.rootViewController = screen
  }

  var reading: Reading {
    let browser = screen.browser
    return Reading(
      page: browser.page, zoom: Double(browser.zoomScale),
      offset: Point(x: Double(browser.contentOffset.x), y: Double(browser.contentOffset.y)))
  }

  var isShown: Bool { store.hasAllThatIsVisible }

  func whenTitleChanges(_ notify: @escaping @MainActor (String) -> Void) {
    screen.titleDidChange = notify
  }

  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void) {
    store.onResult { [weak self] in
      guard let self, store.deliver() else { return }
      screen.storeDidChange()
      notify()
    }
  }
}
