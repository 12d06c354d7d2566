import PortableUIKit
import ScrollGeometry
import TilePyramid
import ZoomScrollView

/// The browser over some photos, as a view controller that fills a window.
public final class PhotoBrowserScreen: UIViewController {
  public let browser = PhotoBrowserView(frame: .zero)
  /// Told of the shown page: "beach.jpg — 3 of 12".
  public var titleDidChange: (String) -> Void = { _ in }

  /// Shown while there are no photos, in place of a message; to be set before the screen is loaded.
  public var emptyView: UIView?
  /// The title while there are no photos.
  public var emptyTitle = "No photos"

  /// Lies behind pictures that are transparent somewhere; nil leaves them on the background.
  public var ground: PictureGround? {
    get { wishes.ground }
    set { wishes.ground = newValue }
  }

  private let album: any PhotoAlbum
  private let firstPage: Int
  private let wishes: TileWishes
  private var waiting: WaitingView?
  private let emptiness = MessageView(frame: .zero)
  private var shownTitle: String?
  /// What the title was made for; nil when the album has changed since.
  private var titledPlace: (page: Int, count: Int)?

  /// - Parameter page: to begin with.
  public init(album: any PhotoAlbum, store: any TileStore, page: Int = 0) {
    self.album = album
    firstPage = page
    wishes = TileWishes(store: store)
    super.init(nibName: nil, bundle: nil)
  }

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
    wishes.frame = view.bounds
    wishes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let caption = CaptionView(browser: browser, album: album)
    caption.frame = view.bounds
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let empty = shownWhenEmpty
    empty.frame = view.bounds
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty)
    view.addSubview(browser)
    view.addSubview(caption)
    view.addSubview(wishes)
    wishes.didDrawPages = { [unowned(unsafe) self] pages in
      sort(&pages)
      addNeighbors(to: &pages)
      updateTitle()
      updateWaiting()
    }
    updateEmptiness()
    browser.dataSource = self
    browser.page = firstPage
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    browser.becomeFirstResponder()
  }

  /// The store has news: sizes that became known, tiles that arrived.
  public func storeDidChange() {
    for page in browser.livePages {
      guard let view = browser.viewForPage(at: page) as? PhotoPageView else { continue }
      if view.update() { browser.invalidateNaturalSize(ofPageAt: page) }
    }
    updateWaiting()
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
      guard let view = browser.viewForPage(at: page) as? PhotoPageView else { continue }
      let photo = album.photo(at: page)
      guard view.photo != photo else { continue }
      view.show(photo)
      browser.invalidateNaturalSize(ofPageAt: page)
    }
  }

  private var shownWhenEmpty: UIView { emptyView ?? emptiness }

  private func updateEmptiness() {
    shownWhenEmpty.isHidden = album.count > 0
    if album.count == 0 {
      emptiness.show(title: "No photos", text: album.reasonForEmptiness)
    }
  }

  /// The photo that fills most of the window.
  private var shownPhoto: Photo? {
    let page = browser.page
    return page < album.count ? album.photo(at: page) : nil
  }

  /// The page that is shown first: what it needs comes before what one only sees some of.
  private func sort(_ pages: inout [TilePage]) {
    guard let shown = shownPhoto,
      let index = pages.firstIndex(where: { $0.picture == shown.picture })
    else { return }
    pages.swapAt(0, index)
  }

  /// While pages are turned, four are near, and only three are kept: the next one takes the memory of
  /// the one that is left behind.
  private func addNeighbors(to pages: inout [TilePage]) {
    let density = Double(view.traitCollection.displayScale)
    for page in browser.livePages {
      guard let view = browser.viewForPage(at: page) as? PhotoPageView,
        !pages.contains(where: { $0.picture == view.photo.picture })
      else { continue }
      view.rewind()
      guard abs(page - browser.page) <= 1 else { continue }
      if let neighbor = view.neighborPage(pixelsPerPoint: density) { pages.append(neighbor) }
    }
  }

  private func updateWaiting() {
    guard let picture = shownPhoto?.picture, case .ready = wishes.store.state(of: picture) else {
      // The page itself says what it waits for.
      waiting?.hide()
      return
    }
    if let host = wishes.store.slowHost(of: picture) {
      madeWaiting.show(slowHost: host)
    } else if browser.isZoomed, let progress = wishes.store.progress(of: picture) {
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

  private func updateTitle() {
    let (page, count) = (browser.page, album.count)
    if let titledPlace, titledPlace == (page, count) { return }
    titledPlace = (page, count)
    let name = shownPhoto?.name ?? emptyTitle
    let new = count > 1 ? String(plain: "\(name) — \(page + 1) of \(count)") : name
    guard !new.isSame(as: shownTitle ?? "") else { return }
    shownTitle = new
    title = new
    titleDidChange(new)
    if let shownPhoto { wishes.store.lookAgain(at: shownPhoto.picture) }
  }
}

extension PhotoBrowserScreen: PhotoBrowserViewDataSource {
  public func numberOfPages(in photoBrowser: PhotoBrowserView) -> Int { album.count }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, viewForPageAt page: Int) -> UIView {
    let view =
      photoBrowser.dequeueReusablePageView() as? PhotoPageView ?? PhotoPageView(wishes: wishes)
    view.show(album.photo(at: page))
    return view
  }

  public func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize? {
    wishes.store.state(of: album.photo(at: page).picture).naturalSize(in: view.traitCollection)
  }

  public func photoBrowser(_ photoBrowser: PhotoBrowserView, canZoomPageAt page: Int) -> Bool {
    // What is asked for before its size is known is kept.
    if case .failed = wishes.store.state(of: album.photo(at: page).picture) { return false }
    return true
  }
}
