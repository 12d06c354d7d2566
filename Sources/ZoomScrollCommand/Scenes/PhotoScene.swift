import DisplayList
import HeadlessHost
import PhotoDecoding
import PhotoBrowserApp
import PhotoControls
import PhotoGrid
import PhotoTiles
import PortableUIKit
import ScrollGeometry
import ZoomScrollView

/// An album as a grid and as pages.
final class PhotoScene: Scene {
  private let files: FileAlbum
  private let album: ShownAlbum
  private let store: PhotoTileStore
  private let screen: PhotoBrowserScreen
  private let library: PhotoLibraryScreen
  private let viewer: PhotoViewerScreen
  /// Nil in a script, which changes nothing.
  private let trash: FileTrash?
  private let storeWork: StoreWork
  private var shownReport: SandboxReport?
  private var whenReportChanges: () -> Void = {}
  /// Nil where the system does not tell: then the budget alone holds.
  private let pressure: MemoryPressure?
  private var whenAlbumChanges: @MainActor () -> Void = {}
  /// Shown while there is nothing else, when nobody has named anything.
  private let welcome: WelcomeView?

  /// Of what was named, what is not there: a sentence each.
  let problems: [String]

  /// - Parameters:
  ///   - welcome: shown while there are no photos; nil says why there are none.
  ///   - listing: of a file's neighbours.
  ///   - budget: for decoded photos.
  ///   - isHeadless: nobody waits for the main thread, so decoding need not make way for it.
  ///   - decodeLatency: virtual seconds from a wish to the picture.
  init(
    _ request: AlbumRequest, welcome: WelcomeView? = nil, listing: FileAlbum.Listing,
    budget: MemoryBudget, isHeadless: Bool,
    decodeLatency: Double
  ) throws {
    // A script shows the same every time, whatever happens to the folder meanwhile.
    let files = try FileAlbum(request, listing: listing, isWatched: !isHeadless)
    let store = PhotoTileStore(
      files, budget: budget, service: ZoomScroll.decodingService, cache: PyramidCache.standard(),
      thumbnails: isHeadless ? nil : ThumbnailCache.standard(),
      opening: isHeadless ? nil : Player.defaultSize,
      yieldsToMainThread: !isHeadless, latency: decodeLatency)
    let album = ShownAlbum(files)
    let screen = PhotoBrowserScreen(album: album, store: store, page: album.openingPage)
    screen.ground = CheckerBoard()
    screen.browser.enlargesSmallPages = false
    if let welcome {
      screen.emptyView = welcome
      screen.emptyTitle = Identity.name
    }
    self.welcome = welcome
    let isEmpty = files.contents.list.isEmpty
    // Its page says why it is empty.
    problems = isEmpty ? [] : files.contents.problems.map(\.description)
    self.files = files
    self.album = album
    self.store = store
    self.screen = screen
    let library = PhotoLibraryScreen(photos: screen, album: album, store: store)
    self.library = library
    viewer = PhotoViewerScreen(library: library, album: album, store: store, facts: store)
    trash = isHeadless ? nil : FileTrash { album.filePath(of: $0) }
    viewer.trash = trash
    pressure = isHeadless ? nil : MemoryPressure()
    storeWork = StoreWork(store, latency: decodeLatency) { library.storeDidChange() }
  }

  deinit { pressure?.stop() }

  var title: String { titled(library.title ?? Identity.name) }

  /// Whoever has started it without a terminal sees nothing else of this.
  private func titled(_ title: String) -> String {
    guard let report = ZoomScroll.decodingService.report else { return title }
    return "\(title) — \(report.notice)"
  }

  var textures: any TextureProvider { store }

  var work: (any PendingWork)? { storeWork }

  func fill(_ window: UIWindow, logger: EventLogger?) {
    screen.browser.delegate = logger
    window.rootViewController = viewer
  }

  private func noticeReport() {
    let report = ZoomScroll.decodingService.report
    guard report != shownReport else { return }
    shownReport = report
    whenReportChanges()
  }

  var reading: Reading {
    let browser = screen.browser
    return Reading(
      page: browser.page, zoom: Double(browser.zoomScale),
      offset: Point(x: Double(browser.contentOffset.x), y: Double(browser.contentOffset.y)))
  }

  var isShown: Bool { store.hasAllThatIsVisible }

  func whenTitleChanges(_ notify: @escaping @MainActor (String) -> Void) {
    library.titleDidChange = { [unowned self] in notify(titled($0)) }
    whenReportChanges = { [unowned self] in notify(title) }
  }

  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void) {
    store.onResult { [weak self] in
      guard let self, store.deliver() else { return }
      library.storeDidChange()
      noticeReport()
      notify()
    }
    trash?.didAnswer = { notify() }
    pressure?.onChange { [weak self] isScarce in self?.store.isMemoryScarce = isScarce }
    whenAlbumChanges = { [weak self] in
      self?.takeAlbum()
      notify()
    }
  }

  var acceptsFiles: Bool { true }

  func filesHover(_ areAbove: Bool) { welcome?.isTargeted = areAbove }

  func filesWereDropped(_ paths: [String]) {
    files.open(AlbumRequest(paths, hasNeighbors: true, isRecursive: true))
  }

  func take(_ desk: WindowDesk) {
    viewer.toggleFullScreen = desk.toggleFullScreen
    viewer.pointerNeedDidChange = desk.showPointer
  }

  func menuWasAskedFor(at place: Point) {
    viewer.showMenu(at: CGPoint(place))
  }

  func firstFrameWasDrawn() {
    viewer.showControls()
    files.onChange { [weak self] in self?.whenAlbumChanges() }
    if files.contents.missesChanges { warnOfMissedChanges() }
  }

  private func takeAlbum() {
    let missedNone = !album.missesChanges
    let (newPage, isOther) = album.update()
    store.filesDidMove()
    library.albumDidChange(newPage: newPage)
    if isOther { screen.browser.page = album.openingPage }
    if missedNone, album.missesChanges { warnOfMissedChanges() }
  }

  private func warnOfMissedChanges() {
    Console.error.say(
      "zoomscroll: files that come and go may be missed: the system watches too many folders.")
  }
}
