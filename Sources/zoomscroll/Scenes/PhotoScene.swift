import DisplayList
import HeadlessHost
import PhotoTiles
import PortableUIKit
import ScrollGeometry

/// The photo browser over an album.
final class PhotoScene: Scene {
  private let photos: PhotoList
  private let store: PhotoTileStore
  private let decodeLatency: Double

  /// - Parameters:
  ///   - isHeadless: nobody waits for the main thread, so decoding need not make way for it.
  ///   - decodeLatency: virtual seconds from a wish to the picture.
  init(_ paths: [String], isHeadless: Bool, decodeLatency: Double) throws {
    photos = try PhotoFinder.find(paths)
    self.decodeLatency = decodeLatency
    store = PhotoTileStore(
      photos, yieldsToMainThread: !isHeadless, latency: decodeLatency)
  }

  var title: String { photos.count == 1 ? photos.name(of: 0) : "\(photos.count) photos" }

  var textures: any TextureProvider { store }

  func fill(_ window: UIWindow, logger: EventLogger?) {}

  var reading: Reading { Reading(zoom: 1, offset: .zero) }

  private(set) lazy var work: (any PendingWork)? = StoreWork(store, latency: decodeLatency)

  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void) {
    store.onResult { [weak self] in
      if self?.store.deliver() == true { notify() }
    }
  }
}
