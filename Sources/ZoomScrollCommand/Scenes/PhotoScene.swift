import Dispatch
import DisplayList
import HeadlessHost
import PhotoDecoding
import PhotoFiles
import PhotoBrowserApp
import PhotoControls
import PhotoGrid
import PhotoTiles
import PortableUIKit
import ScrollGeometry
import ZoomScrollView

/// An album as a grid and as pages.
final class PhotoScene: Scene {
  /// Device pixels of a pixel of a photo that is enlarged as far as it can be: as GNOME's viewer has it.
  private static let pixelMagnification: CGFloat = 20
  private let files: FileAlbum
  let album: ShownAlbum
  /// The same in the order that somebody wants to see.
  let arranged: ArrangedAlbum
  private let sorting: FileSortSource
  /// What is shown, as it was asked for.
  private(set) var request: AlbumRequest
  let store: PhotoTileStore
  let screen: PhotoBrowserScreen
  let library: PhotoLibraryScreen
  let viewer: PhotoViewerScreen
  /// These are nil in a script, which changes nothing.
  let trash: FileTrash?
  private let turner: FileTurner?
  private let renamer: FileRenamer?
  let choices: KeptChoices
  private let paster: FilePaster?
  private let favourites: FileFavourites?
  private let pins: FilePins?
  private let desk: FileDesk?
  private let fileWork: FileWork
  private let storeWork: StoreWork
  private var shownReport: SandboxReport?
  private var whenReportChanges: () -> Void = {}
  /// Nil where the system does not tell: then the budget alone holds.
  private let pressure: MemoryPressure?
  private var whenAlbumChanges: @MainActor () -> Void = {}
  /// Changes of the files are heard of.
  private var isFollowing = false
  /// Shown while there is nothing else, when nobody has named anything.
  let welcome: WelcomeView?
  /// What is returned to when the folders have been read.
  var awaitedPlace: Place?
  /// How photos are shown here, as it was last looked at.
  var shownChoices = ViewerChoices()
  var didChangeGround: @MainActor () -> Void = {}
  /// Of the window's monitor, as the desktop has it; nil where it has none.
  var displayProfile: [UInt8]?

  /// Of what was named, what is not there: a sentence each.
  let problems: [String]

  /// - Parameters:
  ///   - welcome: shown while there are no photos; nil says why there are none.
  ///   - listing: of a file's neighbours.
  ///   - budget: for decoded photos.
  ///   - isHeadless: nobody waits for the main thread, so decoding need not make way for it.
  ///   - decodeLatency: virtual seconds from a wish to the picture.
  ///   - choices: how photos are shown, and what may be done to their files.
  init(
    _ request: AlbumRequest, welcome: WelcomeView? = nil, listing: FileAlbum.Listing,
    budget: MemoryBudget, isHeadless: Bool,
    decodeLatency: Double, choices: KeptChoices = KeptChoices()
  ) throws {
    var request = request
    request.showsFilms = true
    // A script shows the same every time, whatever happens to the folder meanwhile.
    let files = try FileAlbum(
      request, listing: listing, isWatched: !isHeadless, keptTurns: TurnSidecar.read)
    // A window says so itself; a script would wait for photos in vain.
    if isHeadless, files.contents.list.isEmpty,
      let problem = files.contents.problems.first, case .unreadableFolder = problem
    {
      throw problem
    }
    let album = ShownAlbum(files)
    let stills = FileStills(files) { album.filePath(of: $0) }
    let store = PhotoTileStore(
      files, budget: budget, service: ZoomScroll.decodingService, cache: PyramidCache.standard(),
      thumbnails: isHeadless ? nil : ThumbnailCache.standard(),
      opening: isHeadless ? nil : Player.defaultSize,
      yieldsToMainThread: !isHeadless, latency: decodeLatency
    ) { picture in
      // A script shows the same every time.
      guard !isHeadless else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { stills.want(picture) } }
    }
    if !isHeadless { store.opening = .unseen }
    let sorting = FileSortSource(store, album, isPrompt: isHeadless)
    let arranged = ArrangedAlbum(album, source: sorting)
    arranged.sort(by: choices.viewing.sorting)
    arranged.group(by: choices.viewing.grouping)
    let opening = Self.opening(of: album, request, choices)
    let screen = PhotoBrowserScreen(
      album: arranged, store: store, page: Self.page(of: opening, in: arranged))
    screen.ground = CheckerBoard()
    screen.browser.enlargesSmallPages = false
    screen.browser.pixelMagnification = Self.pixelMagnification
    screen.browser.doubleTapShowsDetail = true
    self.welcome = welcome
    // Its page says why it is empty.
    problems = album.count == 0 ? [] : album.problems.map(\.description)
    self.files = files
    self.album = album
    self.arranged = arranged
    self.sorting = sorting
    self.request = request
    self.choices = choices
    let fileWork = FileWork(choices.orders)
    self.fileWork = fileWork
    self.store = store
    self.screen = screen
    let library = PhotoLibraryScreen(photos: screen, album: arranged, store: store)
    library.opensAtFirst = opening == nil && arranged.isBeingRead
    self.library = library
    viewer = PhotoViewerScreen(library: library, album: arranged, store: store, facts: store)
    trash = isHeadless ? nil : FileTrash(fileWork, choices) { album.filePath(of: $0) }
    turner =
      isHeadless
      ? nil
      : FileTurner(fileWork, choices, files) {
        store.canTurn($0)
      } page: {
        album.page(ofFileOf: $0).flatMap(arranged.page(ofBase:))
      }
    desk = isHeadless ? nil : FileDesk(fileWork, choices.journal) { album.filePath(of: $0) }
    let pins = isHeadless ? nil : FilePins(fileWork, files) { album.filePath(of: $0) }
    self.pins = pins
    renamer =
      isHeadless
      ? nil
      : FileRenamer(fileWork, choices.journal) {
        album.filePath(of: $0)
      } didMove: {
        choices.favourites.move(FilePlacing.absolute($0), to: FilePlacing.absolute($1))
        pins?.didMove($0, to: $1)
      }
    favourites =
      isHeadless ? nil : FileFavourites(choices.favourites) { album.filePath(of: $0) }
    paster =
      isHeadless
      ? nil
      : FilePaster(fileWork, choices.journal) {
        album.filePath(of: $0)
      } didMove: {
        choices.favourites.move(FilePlacing.absolute($0), to: FilePlacing.absolute($1))
        pins?.didMove($0, to: $1)
      }
    viewer.paster = paster
    viewer.trash = trash
    viewer.renamer = renamer
    viewer.pinKeeper = pins
    viewer.desk = desk
    viewer.turner = turner
    viewer.favourites = favourites
    viewer.settings = isHeadless ? nil : choices
    viewer.isFilm = { album.isFilm($0) }
    viewer.remark = { [unowned store] in store.isCutShort($0) ? PictureError.cutShort : nil }
    viewer.choices = choices.viewing
    pressure = isHeadless ? nil : MemoryPressure()
    storeWork = StoreWork(store, latency: decodeLatency) { library.storeDidChange() }
    followChoices()
    showEmptiness()
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
      offset: Point(x: Double(browser.contentOffset.x), y: Double(browser.contentOffset.y)),
      screen: viewer.screenName, texts: texts)
  }

  /// What can be read of the screen, or heard.
  private var texts: [String] {
    func texts(_ element: AccessibilityElement) -> [String] {
      [element.label, element.value].compactMap(\.self) + element.children.flatMap(texts)
    }
    let elements = viewer.view.window?.accessibilityTree.elements ?? []
    return [library.title].compactMap(\.self) + elements.flatMap(texts)
  }

  /// Before the window has a size, nothing is wanted, and so nothing is missing.
  var isShown: Bool {
    !screen.browser.bounds.isEmpty && !album.isBeingRead && store.hasAllThatIsVisible
  }

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
    // What has come while the window was made belongs into its first frame.
    store.deliver()
    fileWork.didAnswer = { [weak self] in
      self?.showRestored()
      notify()
    }
    sorting.didAnswer = { notify() }
    pressure?.onChange { [weak self] isScarce in self?.store.isMemoryScarce = isScarce }
    whenAlbumChanges = { [weak self] in
      self?.takeAlbum()
      notify()
    }
    // Its pages belong into the first frame if they come before.
    if album.isBeingRead { followFiles() }
  }

  private func followFiles() {
    guard !isFollowing else { return }
    isFollowing = true
    files.onChange { [weak self] in self?.whenAlbumChanges() }
  }

  var acceptsFiles: Bool { true }

  func filesHover(_ areAbove: Bool) {
    welcome?.isTargeted = areAbove
    viewer.filesHover(areAbove)
  }

  func filesWereDropped(_ paths: [String]) {
    let page = screen.browser.page
    if page < arranged.count,
      let path = album.filePath(of: arranged.photo(at: page).picture)
    {
      choices.lastSeen.note(path, of: request.paths)
    }
    request = AlbumRequest(
      paths, hasNeighbors: true, isRecursive: choices.program.isRecursive,
      showsHidden: choices.program.showsHiddenFiles, showsFilms: true)
    files.open(request)
  }

  /// The photo that is shown stays.
  func settingsDidChange(from old: ProgramChoices, to new: ProgramChoices) {
    if new.usesDisplayColors != old.usesDisplayColors { showColors() }
    guard
      new.isRecursive != old.isRecursive || new.showsHiddenFiles != old.showsHiddenFiles,
      !request.paths.isEmpty
    else { return }
    request.showsHidden = new.showsHiddenFiles
    if new.isRecursive != old.isRecursive { request.isRecursive = new.isRecursive }
    let page = screen.browser.page
    if page < arranged.count, let path = album.filePath(of: arranged.photo(at: page).picture) {
      // Named alone it is a place among its neighbours, as another one of them was before.
      let isPlace = album.opening != nil && request.paths.count == 1
      if isPlace { request.paths = [String(decoding: path, as: UTF8.self)] }
      choices.lastSeen.note(path, of: request.paths)
    }
    files.open(request)
  }

  func take(_ window: WindowDesk) {
    viewer.toggleFullScreen = window.toggleFullScreen
    viewer.isFullScreen = window.isFullScreen
    viewer.pointerNeedDidChange = window.showPointer
    viewer.openFiles = { [unowned self] in
      window.chooseFiles(shownFolder) { [weak self] in
        self?.filesWereDropped($0)
        window.noteOpened($0)
      }
    }
    welcome?.openFiles = { [unowned self] in viewer.openFiles?() }
    viewer.openNewWindow = window.openNewWindow
    viewer.recentFiles = { [unowned self] in recentFiles(window) }
    if choices.areKept, welcome == nil { window.noteOpened(request.paths) }
    desk?.window = window
    paster?.window = window
  }

  func filesToDrag(from place: Point, by way: Vector, holdsControl: Bool) -> [[UInt8]] {
    viewer.photosToDrag(
      from: CGPoint(place), by: CGVector(dx: way.dx, dy: way.dy), holdsControl: holdsControl
    ).flatMap(\.all).compactMap { FileDesk.absolutePath(album.filePath(of: $0)) }
  }

  var needsEscape: Bool { viewer.needsEscape }

  func firstFrameWasDrawn() {
    if store.opening == .unseen { store.opening = .awaited }
    viewer.showControls()
    if choices.areKept { viewer.showHintsOnce() }
    followFiles()
    if album.missesChanges { warnOfMissedChanges() }
  }

  func frameWillRun() {
    guard store.opening != .done, store.hasOpened else { return }
    // The next turn of the main loop: by then this frame has been drawn.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.store.opening = .done }
    }
  }

  /// Of the photo that was looked at last; nil when there is none.
  private var shownFolder: [UInt8]? {
    let page = screen.browser.page
    guard page < arranged.count else { return nil }
    return album.filePath(of: arranged.photo(at: page).picture).map(FilePlacing.folder)
  }

  private func takeAlbum() {
    let missedNone = !album.missesChanges
    let (newPage, isOther) = album.update()
    store.filesDidMove()
    showEmptiness()
    library.albumDidChange(
      isOther: isOther, newPage: arranged.baseDidChange(isOther: isOther, newPage: newPage))
    if isOther {
      library.endFinding()
      let opening = Self.opening(of: album, request, choices)
      library.opensAtFirst = opening == nil && arranged.isBeingRead
      screen.browser.page = Self.page(of: opening, in: arranged)
    }
    showRestored()
    if missedNone, album.missesChanges { warnOfMissedChanges() }
  }

  /// What was named; otherwise what was looked at last, when it was here before.
  private static func opening(
    of album: ShownAlbum, _ request: AlbumRequest, _ choices: KeptChoices
  ) -> Int? {
    album.opening ?? choices.lastSeen.photo(of: request.paths).flatMap(album.page(ofFile:))
  }

  /// - Parameter page: of the album as it is; nil for the first one that is shown.
  private static func page(of page: Int?, in arranged: ArrangedAlbum) -> Int {
    page.flatMap(arranged.page(ofBase:)) ?? 0
  }

  /// Whoever has put photos back wants to see them, and means them again. Their files may be heard of before the answer, or
  /// after it, and not all at once.
  private func showRestored() {
    if let path = paster?.arrived,
      let page = album.page(ofFile: path).flatMap(arranged.page(ofBase:))
    {
      paster?.arrived = nil
      library.show(page)
    }
    let pages = trash?.restored.arrived { name in
      switch name {
      case .picture(let picture): album.page(ofFileOf: picture).flatMap(arranged.page(ofBase:))
      case .path(let path): album.page(ofFile: path).flatMap(arranged.page(ofBase:))
      }
    }
    guard let pages, let first = pages.first else { return }
    if trash?.restored.show() == true { library.show(first) }
    if trash?.restored.areSeveral == true { library.choose(pages) }
  }

  private func warnOfMissedChanges() {
    Console.error.say(
      "zoomscroll: files that come and go may be missed: the system watches too many folders.")
  }
}
