import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import WebHost
import WebPhotos

/// The pictures of the page, whatever shows them.
final class PicturePage {
  nonisolated(unsafe) static let page = PicturePage()

  let host = WebHost.page
  private(set) lazy var report = BrowserReport(host.news)
  private(set) var store: WebTileStore?
  private(set) var photos: [Photo] = []
  /// Called when the store has news.
  var storeDidChange: () -> Void = {}

  /// Before any picture is added: the most that their pixels may take, bytes.
  func begin(byteLimit: Int64) {
    store = WebTileStore(news: host.news, byteLimit: byteLimit)
  }

  func add(_ name: String, _ size: Size?) -> Int32 {
    let picture = store?.addPicture(size) ?? -1
    photos.append(Photo(name: name, picture: picture))
    return picture
  }

  func show(_ controller: UIViewController) {
    host.window.rootViewController = controller
    host.window.makeKeyAndVisible()
  }
}
