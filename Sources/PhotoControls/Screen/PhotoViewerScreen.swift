import Localization
import PhotoBrowserApp
import PhotoGrid
import PhotoInfo
import PhotoStrip
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TilePyramid
import ZoomScrollView

/// A library of photos with all that one can click on: buttons that come with the pointer or a tap and go by
/// themselves, a menu, and the keys and gestures by heart.
public final class PhotoViewerScreen: UIViewController {
  public let library: PhotoLibraryScreen
  /// Fills the screen with the window, or leaves it; nil where there is no window.
  public var toggleFullScreen: (() -> Void)? {
    didSet { updateState() }
  }
  /// Whether the window fills the screen; nil where there is none.
  public var isFullScreen: () -> Bool? = { nil }
  /// Lets somebody choose other photos, and opens another window; nil where there is no desktop.
  public var openFiles: (() -> Void)? {
    didSet { library.photos.openFiles = openFiles }
  }
  public var openNewWindow: (() -> Void)?
  /// What was opened before, the last first; nil where nobody knows.
  public var recentFiles: (() -> [RecentFile])?
  /// Told when nobody needs to see the pointer, or somebody does.
  public var pointerNeedDidChange: (_ isNeeded: Bool) -> Void = { _ in }

  /// Nil where nothing can be moved there.
  public weak var trash: (any PhotoTrash)?
  /// Nil where photos cannot be turned.
  public weak var turner: (any PhotoTurner)? {
    didSet { takeTurner() }
  }
  /// Nil where files cannot be renamed.
  public weak var renamer: (any PhotoRenamer)?
  /// Nil where there are none.
  public weak var favourites: (any PhotoFavourites)? {
    didSet { takeFavourites() }
  }
  /// Nil where no pins are kept.
  public weak var pinKeeper: (any PhotoPinKeeper)?
  /// Nil where nobody keeps how the program is.
  public weak var settings: (any ProgramSettings)?
  /// Nil where nothing can be pasted.
  public weak var paster: (any PhotoPaster)?
  /// Nil where there is none.
  public weak var desk: (any PhotoDesk)?

  /// What there is to say of a photo that is shown, however it is; nil for most.
  public var remark: (_ picture: Int32) -> String? = { _ in nil }

  /// A picture is the still of a film.
  public var isFilm: (_ picture: Int32) -> Bool = { _ in false } {
    didSet { library.isFilm = { [unowned(unsafe) self] in isFilm($0.picture) } }
  }

  /// Told when somebody has chosen how photos are shown.
  public var didChangeChoices: () -> Void = {}

  enum Hand { case pointer, finger }

  let album: any PhotoAlbum
  let store: any TileStore
  /// Says what there is to say of a photo; nil where nobody knows.
  let facts: (any PhotoFactsSource)?
  let informationPull = UIPanGestureRecognizer(target: nil, action: nil)
  /// What is pinned to photos, by their pictures, the one whose pins were asked for last, and whether nobody wants to see them.
  var pins: [Int32: [PhotoPin]] = [:]
  var pinnedPicture: Int32?
  /// Made when there is something on it.
  var pinSheet: PinSheet?
  /// Made with it.
  var pinMover: PinMover?
  var hidesPins = false { didSet { view.setNeedsLayout() } }
  /// Where the pointer is, this screen's view; nil before it has come.
  var pointer: CGPoint?
  /// Photos that lie on a desk, or lay there last.
  var prints: PrintsView?
  /// How photos were looked at, by their pictures, and the one that was seen in the last frame.
  var looks: [Int32: PhotoLook] = [:]
  var lookedAt: Int32?
  /// One that somebody has come back to, until it is looked at as it was.
  var comingLook: Int32?
  /// Over the still that is shown.
  var film: FilmButton?
  /// On a photo that was taken with others.
  var stackButton: StackButton?
  private var trashKey = HeldTrashKey()
  /// Keys are on their way from here to the pages, and what these have no use for comes back.
  var handsOnKeys = false
  /// Of which the remark was made.
  var remarkedPicture: Int32?
  /// When a photo was taken, as soon as that is known.
  var day = ""
  var datedPicture: Int32?
  private(set) lazy var dates: DateStyle = Words.areLocalized ? .user : .english
  /// What is said of a photo, while somebody wants to know it.
  var information: InformationPanel?
  var visibility = ControlsVisibility()
  var hasSeenHints = false
  var hasSeenDesk = false
  /// What one can do here, while somebody reads it.
  var hints: HintsView?
  /// The photo over which it was shown.
  var hintedPage = 0
  /// Made when they are first seen.
  var controls: ControlsView?
  /// Made with the controls.
  var strip: PhotoStripView?
  var panel: PanelView?
  /// What has happened.
  var notice: NoticeView?
  let heardNotice = HeardNotice()
  /// While files are held above the window.
  var dropView: DropView?
  /// Over what it is said; nil until the next frame.
  var noticeSubject: NoticeSubject?
  /// What somebody has done and can undo.
  var history = ChangeHistory()
  /// Pictures that are turned for now because somebody went on before that could be asked.
  var laterTurns: [Int32] = []
  /// Where the buttons turn to while pages are still on their way.
  var goal: Int?
  /// What somebody has used last; nil before.
  var hand: Hand?
  /// How large which page was in the last frame.
  private var shownZoom: (page: Int, scale: CGFloat)?
  var wereShown = false
  private(set) lazy var link = FrameLink { [unowned(unsafe) self] in pass($0 - $1) }
  /// Which photo is waited for, and for how many seconds.
  var awaited: (page: Int, age: Double)?
  private(set) lazy var patience = FrameLink { [unowned(unsafe) self] in losePatience($0 - $1) }
  /// Says that a photo is being read, while one is.
  var work: WorkView?
  /// Nil while nobody wants one.
  var slideshow: Slideshow?
  /// Seconds for which each photo of it is looked at.
  var slideshowInterval = ControlsTunables.slideshowInterval
  var background = PhotoBackground.dark
  var wheelZooms = false
  var doubleClickFillsScreen = false
  /// They follow each other in no order.
  var shufflesSlides = false
  /// A number for that, another one for each slideshow.
  var newSlideSeed: () -> UInt64 = { .random(in: .min ... .max) }
  var slideSeed: UInt64 = 0
  var slideOrderSeed: UInt64?
  var slideOrder = SlideOrder(0)
  /// The page that it has shown last.
  var shownSlide = 0
  private(set) lazy var slides = FrameLink { [unowned(unsafe) self] in passSlideshow($0 - $1) }
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in updateState() }

  /// - Parameter facts: of the album's pictures; nil where there is nobody to ask.
  public init(
    library: PhotoLibraryScreen, album: any PhotoAlbum, store: any TileStore,
    facts: (any PhotoFactsSource)? = nil
  ) {
    self.library = library
    self.album = album
    self.store = store
    self.facts = facts
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  var browser: PhotoBrowserView { library.photos.browser }

  var animates: Bool { !UIAccessibility.isReduceMotionEnabled }

  // MARK: - The controller

  /// Keys come here first while a slideshow runs, and over a film.
  public override var canBecomeFirstResponder: Bool { slideshow != nil || film != nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(library)
    library.view.frame = view.bounds
    library.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(library.view)
    library.didMove(toParent: self)
    library.alsoWanted = { [unowned(unsafe) self] in
      slideWishes + updateMap() + updateStrip()
    }
    library.didTakeAlbum = { [unowned(unsafe) self] in
      strip?.albumDidChange()
      noticeSubject = nil
    }
    library.didShow = { [unowned(unsafe) self] in noticeSubject = nil }
    library.menuWasAskedFor = { [unowned(unsafe) self] in
      showMenu(at: view.convert($0, from: library.view))
    }
    library.willOpen = { [unowned(unsafe) self] in openWithLook($0) }
    library.monthName = { [unowned(unsafe) self] in dates.month($0.month, of: $0.year) }
    library.didChangeDensity = { [unowned(unsafe) self] in didChangeChoices() }
    library.isKeyboardElsewhere = { [unowned(unsafe) self] in panel != nil || slideshow != nil }
    library.closeWhatIsOver = { [unowned(unsafe) self] in
      defer { hideInformation() }
      return information != nil
    }
    // Who reads a name sees the photo: a slow one comes with its own page.
    library.photos.namesAwaitedPhoto = false
    library.photos.dateOfPhoto = { [unowned(unsafe) self] in day(of: $0) }
    addGestures()
    browser.didMeetEnd = { [unowned(unsafe) self] in sayEnd($0) }
    showSettingsInEffect()
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let window = view.window { preparation.start(in: window) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    preparation.stop()
    link.stop()
    slides.stop()
    patience.stop()
  }

  /// Keys that neither the photo nor the grid have any use for.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if opensMenu(presses) || handleOverFilm(presses, with: event) { return }
    var others: Set<UIPress> = []
    for press in presses {
      if slideshow != nil, let key = press.key, handleInSlideshow(key) { continue }
      if let key = press.key, agreeToHints(key) { continue }
      let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let command = press.key.flatMap { keys.command(for: $0, isReversed: isReversed) }
      let isRepeated = trashKey.isRepeated(command)
      guard let command, canPerform(command) else {
        others.insert(press)
        continue
      }
      if !isRepeated { perform(command) }
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// The pages want to know when a key is let go.
  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    trashKey.letGo()
    guard film != nil, slideshow == nil, !handsOnKeys else {
      return super.pressesEnded(presses, with: event)
    }
    handsOnKeys = true
    browser.pressesEnded(presses, with: event)
    handsOnKeys = false
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutInformation()
    layoutHints()
    layoutNotice()
    clearPages()
  }

  /// Something lies over the photo, or goes on, that Escape ends.
  public var needsEscape: Bool {
    panel != nil || information != nil || slideshow != nil || library.needsEscape
  }

  // MARK: - What a screen reader asks for

  public override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  public override func accessibilityIncrement() { perform(.zoomIn) }

  public override func accessibilityDecrement() { perform(.zoomOut) }

  public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard !library.showsGrid, album.count > 0 else { return false }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .next: perform(.next)
    case .previous: perform(.previous)
    // What lies to the left comes into view.
    case .left: perform(isReversed ? .next : .previous)
    case .right: perform(isReversed ? .previous : .next)
    case .up, .down: return false
    }
    return true
  }

  /// Back to all photos.
  public override func accessibilityPerformEscape() -> Bool {
    guard !library.showsGrid else { return false }
    if library.closeWhatIsOver() { return true }
    library.showGrid()
    return true
  }

  // MARK: - What they say

  /// Before each frame: all is where it will be drawn.
  func updateState() {
    forgetReachedGoal()
    performWaiting()
    updateInformation()
    updateHints()
    keepLook()
    updateDay()
    updatePatience()
    updateWork()
    updatePins()
    updateRemark()
    updateFilm()
    updateStack()
    updateNotice()
    showZoomOfOthers()
    updateAccessibility()
    if library.isHeld {
      visibility.hide()
      showVisibility()
    }
    keepTime()
    guard let controls, visibility.areShown else { return }
    controls.state = state
  }

  /// Who zooms with keys or a wheel reads how far. Fingers feel it, and cover what is said.
  private func showZoomOfOthers() {
    // What turns is enlarged by nobody.
    guard library.restsOnPhoto || library.showsGrid else { return shownZoom = nil }
    let now = (page: browser.page, scale: browser.zoomScale)
    defer { shownZoom = now }
    guard let shownZoom, shownZoom.page == now.page, shownZoom.scale != now.scale, hand != .finger,
      !library.showsGrid
    else { return }
    visibility.show()
    showVisibility()
  }

  /// What fingers do by swiping needs buttons.
  var hasPointer: Bool { hand == .pointer || UIAccessibility.isVoiceOverRunning }
}
