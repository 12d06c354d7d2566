import Localization
import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// An album as a grid and as pages: a photo is opened from its place in the grid and closed into it, by a click, a key,
/// or a finger that holds it all the way.
public final class PhotoLibraryScreen: UIViewController {
  /// What is on screen.
  enum Phase {
    case photo
    /// By fingers, away from its page.
    case held(PhotoHold)
    /// From a page to its place in the grid, or back.
    case flying(Flight)
    case turning(PhotoTurning)
    case grid
  }

  /// A photo on its way.
  struct Flight {
    var page: Int
    var opens: Bool
    var course: FlightCourse
    /// Seconds since it began.
    var age = 0.0
  }

  /// The photos one by one.
  public let photos: PhotoBrowserScreen
  /// Told of what is shown: "beach.jpg — 3 of 12", or how many photos there are.
  public var titleDidChange: (String) -> Void = { _ in }

  /// Keeps that photos are turned, and says of which that is so; nil where that cannot be. What was turned comes back as
  /// another picture of the album.
  public var noteTurns:
    (
      (
        _ pictures: [Int32], _ turn: PhotoTurn, _ reason: TurnReason,
        _ receiver: @escaping @MainActor (_ turned: Set<Int32>) -> Void
      ) -> Void
    )?

  /// How large the pictures of the grid are.
  public var density: GridDensity {
    get { grid?.density ?? firstDensity }
    set {
      firstDensity = newValue
      grid?.changeDensity(to: newValue)
    }
  }
  /// Told when somebody wants to see larger or smaller pictures in the grid.
  public var didChangeDensity: () -> Void = {}
  /// A finger asks for a menu in the grid, at a place of this screen's view.
  public var menuWasAskedFor: (CGPoint) -> Void = { _ in }
  /// How a month is called, "November 2026".
  public var monthName: (PhotoMonth) -> String = { "\($0.year)-\($0.month)" }
  /// What lies behind photos, 0…1.
  private(set) var ground = GridTunables.background
  /// Before there is a grid.
  private var firstDensity = GridDensity()

  /// Asked before Escape leads to the grid: whether it has closed something that lies over the photo.
  public var closeWhatIsOver: () -> Bool = { false }

  /// Something lies over the photos that somebody uses: then what comes to rest does not take the keys.
  public var isKeyboardElsewhere: () -> Bool = { false }

  /// Told of the page that is about to fly from its place in the grid: where that ends can still be changed.
  public var willOpen: (_ page: Int) -> Void = { _ in }
  /// Told when the album has changed.
  public var didTakeAlbum: () -> Void = {}
  /// Told when a photo was turned to, or its place shown, that nobody has turned to themselves.
  public var didShow: () -> Void = {}
  /// Asked in each frame of the pages what lies over them and wants something of the store.
  public var alsoWanted: () -> [TilePage] = { [] }

  /// Nobody has named a photo: the first one is shown, whichever that is, until somebody looks at another, or until all is read
  /// that photos are sorted by.
  public var opensAtFirst = false

  /// The photo that was shown when its file went, and what is shown in its place: for as long as nobody turns on, it is kept
  /// in memory, since it may come back.
  private var lost: (wish: TilePage, substitute: Int32?)?
  /// The grid was left because nothing was in it any more: it comes back with its photos.
  private var leftEmptyGrid = false

  let album: any PhotoAlbum
  let store: any TileStore
  var phase = Phase.photo
  /// Made when somebody first wants to see it.
  var grid: PhotoGridScreen?
  /// What is seen of a photo on its way, and what covers the grid meanwhile.
  var flightView: PhotoFlightView?
  let backdrop = UIView(frame: .zero)
  /// What somebody looks for among the photos of the grid; nil while nobody does.
  var finding: String?
  var findingView: FindingView?
  /// Where somebody was in the grid before.
  var placeBeforeFinding: GridPlace?
  /// And before only some photos were to be seen.
  var placeBeforeRestriction: GridPlace?
  /// Says how far two fingers have come apart.
  private(set) lazy var closingPinch = UIPinchGestureRecognizer(
    target: self, action: Selector(PhotoLibraryScreen.pinch))
  /// Takes a photo in flight.
  let catching = UIPanGestureRecognizer(target: nil, action: nil)
  /// How far it had been opened meanwhile, and what it said when it took the photo.
  var largestPinch = 1.0
  var firstPinch = 1.0
  private(set) lazy var link = FrameLink(comesToRest: true) { [unowned(unsafe) self] in
    advance(by: $0 - $1)
  }

  public init(photos: PhotoBrowserScreen, album: any PhotoAlbum, store: any TileStore) {
    self.photos = photos
    self.album = album
    self.store = store
    super.init(nibName: nil, bundle: nil)
    photos.isKeyboardElsewhere = { [unowned(unsafe) self] in isKeyboardElsewhere() }
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// The grid is shown, or on its way to be.
  public var showsGrid: Bool {
    switch phase {
    case .grid: true
    case .flying(let flight): !flight.opens
    case .photo, .held, .turning: false
    }
  }

  /// Somebody holds a photo that was dragged down or pinched smaller, away from its page.
  public var isHeld: Bool {
    if case .held = phase { return true }
    return false
  }

  /// A photo is shown, and nothing flies or turns.
  public var restsOnPhoto: Bool {
    if case .photo = phase { return album.count > 0 }
    return false
  }

  /// Whether pictures of the grid can be larger (1) or smaller (−1).
  public func canChangeDensity(by steps: Int) -> Bool {
    grid?.canChangeDensity(by: steps) ?? false
  }

  /// Shows pictures of the grid that are a step larger (1) or smaller (−1).
  public func changeDensity(by steps: Int) {
    grid?.changeDensity(by: steps)
  }

  /// Whether a photo is one of those that somebody likes most.
  public var isFavourite: (Photo) -> Bool = { _ in false }

  /// Whether a photo is the still of a film.
  public var isFilm: (Photo) -> Bool = { _ in false }

  /// Others are favourites now.
  public func favouritesDidChange() { grid?.showFavourites() }

  /// Something lies over the grid that asks for pictures itself.
  public var isGridCovered = false {
    didSet { if case .grid = phase { grid?.asks = !isGridCovered } }
  }

  /// Turns to the photo of a page, or shows its place in the grid.
  public func show(_ page: Int) {
    guard page < album.count else { return }
    land()
    photos.browser.page = page
    if case .grid = phase {
      grid?.scroll(to: page)
      grid?.focusedPage = page
    }
    didShow()
  }

  /// Keys mean what is shown.
  public func takeFocus() {
    if case .grid = phase {
      if let findingView { findingView.beginWriting() } else { grid?.becomeFirstResponder() }
    } else {
      photos.browser.becomeFirstResponder()
    }
  }

  /// What lies behind photos, in the grid as well.
  ///
  /// - Parameter brightness: 0…1.
  public func setBackground(_ brightness: Double) {
    photos.view.fillBackground(red: brightness, green: brightness, blue: brightness)
    view.backgroundColor = UIColor(white: CGFloat(brightness), alpha: 1)
    backdrop.backgroundColor = view.backgroundColor
    ground = brightness
    grid?.ground = brightness
    findingView?.ground = brightness
  }

  // MARK: - The controller

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: CGFloat(GridTunables.background), alpha: 1)
    backdrop.backgroundColor = view.backgroundColor
    backdrop.isUserInteractionEnabled = false
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photos.alsoWanted = { [unowned(unsafe) self] in wishesBesidePhotos() }
    addChild(photos)
    add(photos.view)
    photos.didMove(toParent: self)
    photos.titleDidChange = { [unowned(unsafe) self] _ in
      updateTitle()
      // What is turned lies over the pages, of which there may be another one now.
      run()
    }
    addPull()
    arrangement?.didRearrange = { [unowned(unsafe) self] in albumDidChange(newPage: $0) }
    addTurning()
    addCatching()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A photo that is on its way comes to its end: that is another one now.
    if case .flying(var flight) = phase, let end = end(of: flight) {
      flight.course.end = end
      phase = .flying(flight)
    }
  }

  /// Keys that neither the photo nor the grid have any use for.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others: Set<UIPress> = []
    for press in presses where !handle(press) { others.insert(press) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// G goes to the grid and back, Escape and Backspace to the grid. False when the key means nothing here.
  private func handle(_ press: UIPress) -> Bool {
    guard let key = press.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    if key.charactersIgnoringModifiers == "g" || key.latinLetter == "g" {
      if showsGrid { open(grid?.focusedPage ?? photos.browser.page) } else { showGrid() }
      return true
    }
    switch key.keyCode {
    case .keyboardEscape, .keyboardDeleteOrBackspace:
      if key.keyCode == .keyboardEscape, closeWhatIsOver() { return true }
      guard !showsGrid else { return false }
      showGrid()
    default: return false
    }
    return true
  }

  // MARK: - News

  /// The store has news: sizes that became known, tiles that arrived.
  public func storeDidChange() {
    photos.storeDidChange()
    grid?.storeDidChange()
    flightView?.update()
    run()
  }

  /// The album has changed.
  ///
  /// - Parameters:
  ///   - isOther: something else was opened in its place.
  ///   - newPage: where the photo of a page is now; nil when it has gone.
  public func albumDidChange(isOther: Bool = false, newPage: (Int) -> Int?) {
    let leaving = isOther ? nil : takeLost(newPage: newPage)
    if case .flying = phase { land() }
    if isOther { leftEmptyGrid = false }
    followTurning(newPage: newPage)
    let page = photos.browser.page
    let wish = photos.wishKeeping(page)
    photos.albumDidChange(newPage: newPage)
    if opensAtFirst { stayAtFirst(page) }
    if let wish, newPage(page) == nil { lost = (wish, shownPicture) }
    lookForNewPicture()
    grid?.albumDidChange(newPage: newPage)
    if let leaving { leave(leaving) }
    didTakeAlbum()
    updateTitle()
    leaveEmptyGrid()
    updateFinding()
  }

  /// There is nothing to see in it.
  private func leaveEmptyGrid() {
    if album.count == 0, isFound, case .grid = phase {
      leftEmptyGrid = true
      open(0)
    } else if album.count > 0, leftEmptyGrid {
      leftEmptyGrid = false
      showGrid()
    }
  }

  /// - Parameter page: that was shown until now.
  private func stayAtFirst(_ page: Int) {
    opensAtFirst = arrangement?.isBeingRead ?? false
    let scroller = photos.browser.scrollView
    guard page == 0, restsOnPhoto, !photos.browser.isZoomed, photos.browser.awaitedPage == nil,
      !scroller.isTracking, !scroller.isDecelerating, !scroller.isScrollAnimating
    else { return opensAtFirst = false }
    photos.browser.page = 0
  }

  private var shownPicture: Int32? {
    let page = photos.browser.page
    return page < album.count ? album.photo(at: page).picture : nil
  }

  /// What keeps the photo that has just gone.
  var wishForLost: TilePage? {
    if let lost, shownPicture != lost.substitute { self.lost = nil }
    return lost?.wish
  }

  // MARK: - Views

  func add(_ other: UIView) {
    other.frame = view.bounds
    other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(other)
  }

  var madeGrid: PhotoGridScreen {
    if let grid { return grid }
    let made = PhotoGridScreen(album: album, store: store, density: firstDensity)
    made.alsoWanted = { [unowned(unsafe) self] in flightView?.prepare() }
    made.isKeyboardElsewhere = { [unowned(unsafe) self] in isKeyboardElsewhere() }
    made.didChangeDensity = { [unowned(unsafe) self] in didChangeDensity() }
    made.menuWasAskedFor = { [unowned(unsafe) self, unowned(unsafe) made] in
      menuWasAskedFor(view.convert($0, from: made.view))
    }
    made.didChangeSelection = { [unowned(unsafe) self] in updateTitle() }
    made.isFavourite = { [unowned(unsafe) self] in isFavourite($0) }
    made.mark = { [unowned(unsafe) self] in mark(of: $0) }
    made.didChoose = { [unowned(unsafe) self] in open($0) }
    made.noteTurns = { [unowned(unsafe) self] in
      guard let noteTurns else { return $3([]) }
      noteTurns($0, $1, $2, $3)
    }
    made.isFinding = { [unowned(unsafe) self] in isFindingName }
    made.didChangeFocus = { [unowned(unsafe) self] in showHit() }
    made.handlesFirst = { [unowned(unsafe) self] in handleFinding($0) }
    addChild(made)
    made.currentSections = { [unowned(unsafe) self] in arrangement?.sections ?? [] }
    made.heading = { [unowned(unsafe) self] in heading(of: $0) }
    made.placeName = { [unowned(unsafe) self] in placeName(of: $0) }
    made.ground = ground
    made.view.frame = view.bounds
    made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.didMove(toParent: self)
    grid = made
    return made
  }

  private func mark(of photo: Photo) -> PhotoMark? {
    if isFilm(photo) { return .film }
    switch arrangement?.stack(of: photo.picture)?.kind {
    case .live: return .live
    case .burst: return .burst
    case nil: return nil
    }
  }
}
