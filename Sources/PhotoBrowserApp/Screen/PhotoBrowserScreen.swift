import Localization
import PortableUIKit
import ScrollGeometry
import TilePyramid
import ZoomScrollView

/// The browser over some photos, as a view controller that fills a window.
public final class PhotoBrowserScreen: UIViewController {
  /// The view with the pages, which is all of the screen.
  public let browser = PhotoBrowserView(frame: .zero)
  /// Told of the shown page: "beach.jpg — 3 of 12".
  public var titleDidChange: (String) -> Void = { _ in }

  /// Shown while there are no photos, in place of a message; to be set before the screen is loaded, or by `showWhenEmpty`.
  public var emptyView: UIView?
  /// The title while there are no photos, of the message as well.
  public var emptyTitle = Words.text("No photos")

  /// Lies behind pictures that are transparent somewhere; nil leaves them on the background. To be set before the
  /// screen is loaded.
  public var ground: PictureGround?

  /// Whether a photo's name is drawn while pages are turned. Who shows names elsewhere turns it off.
  public var namesPhotos = true {
    didSet { caption?.isHidden = !namesPhotos }
  }

  var pixels = PixelLook() {
    didSet { for page in browser.livePages { pageView(page)?.pixels = pixels } }
  }

  /// What else is seen of pictures, and wanted after the shown page and its neighbours.
  package var alsoWanted: () -> [TilePage] = { [] }

  /// Photos pass by faster than anybody could look at them: nothing is asked for that somebody else does not show of
  /// them.
  package var arePassing = false

  /// Something lies over the photos that somebody uses: then they do not take the keys when they appear.
  package var isKeyboardElsewhere: () -> Bool = { false }

  var naming = PhotoNaming()

  private let album: any PhotoAlbum
  let store: any TileStore
  private let firstPage: Int
  private var wishes = TileWishes()
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in prepareFrame() }
  private var caption: CaptionView?
  private var waiting: WaitingView?
  let emptiness = MessageView(frame: .zero)
  private var shownTitle: String?
  /// What the title was made for; nil when the album has changed since.
  private var titledPlace: (page: Int, count: Int)?

  /// - Parameter page: to begin with.
  public init(album: any PhotoAlbum, store: any TileStore, page: Int = 0) {
    self.album = album
    self.store = store
    firstPage = page
    super.init(nibName: nil, bundle: nil)
  }

  /// Over photos that do not change.
  public convenience init(photos: [Photo], store: any TileStore) {
    self.init(album: FixedAlbum(photos), store: store)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func loadView() {
    view = UIView(frame: .zero)
    view.fillBackground(red: 0.06, green: 0.06, blue: 0.06)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    browser.frame = view.bounds
    browser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let caption = CaptionView(browser: browser, album: album)
    caption.frame = view.bounds
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let empty = shownWhenEmpty
    empty.frame = view.bounds
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty)
    view.addSubview(browser)
    view.addSubview(caption)
    self.caption = caption
    caption.isHidden = !namesPhotos
    updateEmptiness()
    browser.dataSource = self
    browser.page = firstPage
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let window = view.window { preparation.start(in: window) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isKeyboardElsewhere() { browser.becomeFirstResponder() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    preparation.stop()
  }

  /// The store has news: sizes that became known, tiles that arrived.
  public func storeDidChange() {
    for page in browser.livePages {
      guard let view = pageView(page) else { continue }
      if view.update() || page == browser.awaitedPage {
        browser.invalidateNaturalSize(ofPageAt: page)
      }
    }
  }

  /// The album has changed. What is shown stays, and so does its zoom, while it is there; what has
  /// another picture now is shown anew.
  ///
  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  public func albumDidChange(newPage: (Int) -> Int?) {
    titledPlace = nil
    updateEmptiness()
    browser.rearrangePages(newPage)
    for page in browser.livePages {
      guard let view = pageView(page) else { continue }
      let photo = album.photo(at: page)
      guard view.photo != photo else { continue }
      view.show(photo)
      browser.invalidateNaturalSize(ofPageAt: page)
    }
  }

  /// The page has a version of the whole picture to show, however coarse, or the reason why there is none.
  package func showsContent(at page: Int) -> Bool {
    pageView(page)?.hasContent(pixelsPerPoint: pixelsPerPoint) ?? false
  }

  /// There is no version of the whole picture yet but for what is small and stands for it, and no reason why there is none.
  package func isUnderWay(at page: Int) -> Bool {
    pageView(page)?.isUnderWay(pixelsPerPoint: pixelsPerPoint) ?? false
  }

  /// What keeps the photo of a page in memory, as sharp as it is there when it fills its page; nil when it is not there.
  package func wishKeeping(_ page: Int) -> TilePage? {
    pageView(page)?.neighborPage(pixelsPerPoint: pixelsPerPoint)
  }

  private var shownWhenEmpty: UIView { emptyView ?? emptiness }

  private func updateEmptiness() {
    shownWhenEmpty.isHidden = album.count > 0
    if album.count == 0 {
      emptiness.show(title: messageTitle, text: album.reasonForEmptiness)
    }
  }

  private func pageView(_ page: Int) -> PhotoPageView? {
    browser.viewForPage(at: page) as? PhotoPageView
  }

  /// What is named.
  private var namedPage: Int { naming.namesAwaited ? wantedPage : browser.page }

  /// The page that fills most of the window, or that somebody waits for.
  private var wantedPage: Int { browser.awaitedPage ?? browser.page }

  var namedPhoto: Photo? {
    let page = namedPage
    return page < album.count ? album.photo(at: page) : nil
  }

  private var pixelsPerPoint: Double { Double(view.traitCollection.displayScale) }

  // MARK: - Frames

  /// All is where it will be drawn.
  private func prepareFrame() {
    wishes.beginFrame()
    // What the shown page needs comes before what one only sees some of.
    let pages = browser.livePages
    let awaited = browser.awaitedPage
    if !arePassing,
      let page = awaited.flatMap(pageView)?.awaitedPage(pixelsPerPoint: pixelsPerPoint)
    {
      wishes.add(page)
    }
    for page in pages {
      if let wish = pageView(page)?.prepare(), !arePassing { wishes.add(wish) }
    }
    // Before those that others only keep: and what these show of a neighbour is too small for a page.
    if !arePassing { for page in pages { addNeighbor(page) } }
    for wish in alsoWanted() { wishes.add(wish) }
    wishes.tell(store)
    caption?.name(
      namedPage, isAwaited: naming.namesAwaited && awaited != nil, isEmpty: isNamedPhotoEmpty,
      naming)
    updateTitle()
    updateWaiting()
  }

  /// While pages are turned, four are near, and only three are kept: the next one takes the memory of
  /// the one that is left behind.
  private func addNeighbor(_ page: Int) {
    guard let view = pageView(page), !wishes.contains(picture: view.photo.picture) else { return }
    view.rewind()
    guard abs(page - browser.page) <= 1 || abs(page - wantedPage) <= 1,
      let wish = view.neighborPage(pixelsPerPoint: pixelsPerPoint)
    else { return }
    wishes.add(wish)
  }

  private func updateWaiting() {
    guard let picture = namedPhoto?.picture, case .ready = store.state(of: picture) else {
      // The page itself says what it waits for.
      waiting?.hide()
      return
    }
    if let host = store.slowHost(of: picture) {
      madeWaiting.show(slowHost: host)
    } else if browser.isZoomed, let progress = store.progress(of: picture) {
      // Fitted, a photo is sharp enough.
      madeWaiting.show(progress: progress)
    } else {
      waiting?.hide()
    }
  }

  /// Made when a photo first waits for something.
  private var madeWaiting: WaitingView {
    if let waiting { return waiting }
    let made = WaitingView(frame: view.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    waiting = made
    return made
  }

  /// Before each frame, and where somebody reads the title sooner.
  package func updateTitle() {
    let (page, count) = (namedPage, album.count)
    if let titledPlace, titledPlace == (page, count) { return }
    titledPlace = (page, count)
    let name = namedPhoto?.name ?? emptyTitle
    let new = count > 1 ? String(plain: "\(name) — \(Words.place(page, of: count))") : name
    guard !new.isSame(as: shownTitle ?? "") else { return }
    shownTitle = new
    title = new
    titleDidChange(new)
    if let namedPhoto { store.lookAgain(at: namedPhoto.picture) }
  }
}

extension PhotoBrowserScreen: PhotoBrowserViewDataSource {
  /// As many as the album has photos.
  public func numberOfPages(in photoBrowser: PhotoBrowserView) -> Int { album.count }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, viewForPageAt page: Int) -> UIView {
    let view =
      photoBrowser.dequeueReusablePageView() as? PhotoPageView
      ?? PhotoPageView(store: store, ground: ground)
    view.pixels = pixels
    view.show(album.photo(at: page))
    return view
  }

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize? {
    store.state(of: album.photo(at: page).picture).naturalSize(in: view.traitCollection)
  }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, canShowPageAt page: Int) -> Bool {
    showsContent(at: page)
  }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, canZoomPageAt page: Int) -> Bool {
    // What is asked for before its size is known is kept.
    if case .failed = store.state(of: album.photo(at: page).picture) { return false }
    return true
  }
}
