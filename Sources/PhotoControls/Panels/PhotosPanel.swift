import Localization
import PhotoBrowserApp
import PortableUIKit
import TilePyramid

/// Fills the window with photos, and has a button that closes it.
class PhotosPanel: PanelView {
  private let store: any TileStore
  private var wishes = TileWishes()
  private var shownGeneration = -1
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in prepareFrame() }
  private let glass: GlassView

  /// - Parameter content: views that fill it, back to front.
  init(_ content: [UIView], of store: any TileStore, dismiss: @escaping @MainActor () -> Void) {
    self.store = store
    let cross = IconButton(.cross, label: Words.text("Close"), action: dismiss)
    glass = GlassView([cross])
    super.init(dismiss: dismiss)
    box.layer.cornerRadius = 0
    box.layer.borderWidth = 0
    for view in content { box.addSubview(view) }
    box.addSubview(glass)
  }

  // A subclass that the compiler (Swift 6.3) sees before this class refers to it.
  @available(*, unavailable)
  override init(dismiss: @escaping @MainActor () -> Void) {
    fatalError("made with photos only")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { preparation.start(in: window) } else { preparation.stop() }
  }

  /// The store has news.
  func update() {}

  /// All is where it will be drawn: what is wanted of the photos, the most urgent first.
  func preparedPages() -> [TilePage] { [] }

  private func prepareFrame() {
    // While it fades what lies below asks again: both would ask for other things in each frame.
    guard isUserInteractionEnabled else { return }
    if store.generation != shownGeneration {
      shownGeneration = store.generation
      update()
      layoutIfNeeded()
    }
    wishes.beginFrame()
    for page in preparedPages() { wishes.add(page) }
    wishes.tell(store)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    let area = controlsArea
    let button = glass.sizeThatFits(area.size)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    glass.frame = CGRect(
      x: isReversed ? area.minX : area.maxX - button.width, y: area.minY, width: button.width,
      height: button.height)
  }
}
