import PhotoBrowserApp
import PhotoGrid
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
  /// Told when nobody needs to see the pointer, or somebody does.
  public var pointerNeedDidChange: (_ isNeeded: Bool) -> Void = { _ in }

  /// Nil where nothing can be moved there.
  public weak var trash: (any PhotoTrash)?

  let album: any PhotoAlbum
  let store: any TileStore
  /// Says what there is to say of a photo; nil where nobody knows.
  let facts: (any PhotoFactsSource)?
  /// What is said of a photo, while somebody wants to know it.
  var information: InformationPanel?
  var visibility = ControlsVisibility()
  /// Made when they are first seen.
  private(set) var controls: ControlsView?
  var panel: PanelView?
  /// What has happened.
  var notice: NoticeView?
  /// Where the buttons turn to while pages are still on their way.
  var goal: Int?
  private(set) var hasPointer = false
  private var wereShown = false
  private lazy var link = FrameLink { [unowned(unsafe) self] in pass($0 - $1) }
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

  // MARK: - The controller

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(library)
    library.view.frame = view.bounds
    library.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(library.view)
    library.didMove(toParent: self)
    library.closeWhatIsOver = { [unowned(unsafe) self] in
      defer { hideInformation() }
      return information != nil
    }
    addGestures()
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let window = view.window { preparation.start(in: window) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    preparation.stop()
    link.stop()
  }

  /// Keys that neither the photo nor the grid have any use for.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others: Set<UIPress> = []
    for press in presses {
      guard let command = press.key.flatMap({ ViewerCommand($0) }), canPerform(command) else {
        others.insert(press)
        continue
      }
      perform(command)
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func canPerform(_ command: ViewerCommand) -> Bool {
    switch command {
    case .menu, .help: true
    case .undo: trash != nil
    default: !library.showsGrid && album.count > 0
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutInformation()
    layoutNotice()
  }

  // MARK: - Coming and going

  /// For a while, as long as nobody uses them.
  public func showControls() {
    visibility.show()
    showVisibility()
  }

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else {
      controls?.forgetPointer()
      return
    }
    hasPointer = true
    pointerNeedDidChange(true)
    visibility.pointerMoved(to: Point(recognizer.location(in: view)))
    showVisibility()
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    visibility.tapped(at: Point(recognizer.location(in: view)))
    showVisibility()
  }

  func fingerCameDown() { hasPointer = false }

  private func showVisibility() {
    guard visibility.areShown != wereShown else { return }
    wereShown = visibility.areShown
    library.photos.isNameKnown = wereShown
    if wereShown {
      let controls = madeControls
      updateState()
      controls.isUserInteractionEnabled = true
      fade(controls, to: 1)
      if let window = view.window, !link.isRunning { link.start(in: window) }
    } else {
      link.stop()
      controls?.isUserInteractionEnabled = false
      controls?.forgetPointer()
      if let controls { fade(controls, to: 0) }
      pointerNeedDidChange(false)
    }
  }

  private func fade(_ controls: ControlsView, to alpha: CGFloat) {
    UIView.animate(
      withDuration: ControlsTunables.fading, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { controls.alpha = alpha }
  }

  private func pass(_ seconds: Double) {
    controls?.pass(seconds)
    visibility.pass(seconds, areHeld: panel != nil || controls?.isInUse ?? false)
    showVisibility()
  }

  private var madeControls: ControlsView {
    if let controls { return controls }
    let made = ControlsView(
      perform: { [unowned(unsafe) self] in perform($0) },
      showSteps: { [unowned(unsafe) self] in showZoomSteps() })
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.alpha = 0
    view.insertSubview(made, aboveSubview: library.view)
    controls = made
    return made
  }

  // MARK: - What they say

  /// Before each frame: all is where it will be drawn.
  private func updateState() {
    forgetReachedGoal()
    updateInformation()
    guard let controls, visibility.areShown else { return }
    controls.state = state
  }

  var state: ControlsState {
    var state = ControlsState()
    state.title = library.title ?? ""
    state.hasPointer = hasPointer
    state.hasFullScreen = toggleFullScreen != nil
    state.hasInformation = facts != nil
    guard album.count > 0 else { return state }
    if library.showsGrid {
      state.subject = .grid
      state.canZoomIn = library.canChangeDensity(by: 1)
      state.canZoomOut = library.canChangeDensity(by: -1)
      return state
    }
    state.subject = .photo
    let page = goal ?? browser.page
    state.hasPrevious = page > 0
    state.hasNext = page < album.count - 1
    if let zoom = photoZoom {
      state.readout = Words.percent(Double(zoom.share))
      state.canZoomIn = zoom.scale < zoom.largest * 0.999  // derivation: rounding
      state.canZoomOut = zoom.scale > 1.001  // derivation: rounding
    }
    return state
  }
}
