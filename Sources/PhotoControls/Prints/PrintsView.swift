import Localization
import PhotoBrowserApp
import PortableUIKit
import TilePyramid
import ZoomScrollView

/// Photos on a desk: two fingers on one zoom that one, two on the desk zoom everything; one finger moves the desk, and held
/// still on a photo first, that.
final class PrintsView: PanelView {
  let prints: [PrintView]
  let desk = ZoomableWindowsView(frame: .zero)
  private let store: any TileStore
  private var wishes = TileWishes()
  private var shownGeneration = -1
  private var areLaid = false
  /// Those that lie in a shape that was only guessed.
  private var guessed: [PrintView] = []
  private let glass: GlassView
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in prepareFrame() }

  init(
    _ photos: [Photo], of store: any TileStore, ground: PictureGround?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.store = store
    prints = photos.map { PrintView($0, of: store, ground: ground) }
    let cross = IconButton(.cross, label: Words.text("Close"), action: dismiss)
    glass = GlassView([cross])
    super.init(dismiss: dismiss)
    box.backgroundColor = ControlsTunables.floor
    box.layer.cornerRadius = 0
    box.layer.borderWidth = 0
    desk.surface.backgroundColor = ControlsTunables.wood
    desk.minimumZoomScale = 0.5  // derivation: as in the case of the desk
    desk.maximumZoomScale = 4
    desk.maximumWindowZoomScale = ControlsTunables.largestPrint
    desk.contentInsetAdjustmentBehavior = .never
    box.addSubview(desk)
    box.addSubview(glass)
    accessibilityLabel = Words.text("Photos on a desk")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { preparation.start(in: window) } else { preparation.stop() }
  }

  override func handle(_ key: UIKey) -> Bool { scroll(desk, by: key) || super.handle(key) }

  // MARK: - Frames

  private func prepareFrame() {
    if store.generation != shownGeneration {
      shownGeneration = store.generation
      for print in prints { print.update() }
      reshape()
      layoutIfNeeded()
    }
    wishes.beginFrame()
    // What lies in front first: it is what somebody has touched.
    for window in desk.windows.reversed() {
      if let wish = (window.hosted as? PrintView)?.prepare() { wishes.add(wish) }
    }
    wishes.tell(store)
  }

  /// Shapes that have become known: papers that nobody has touched yet take them, about their middles.
  private func reshape() {
    guard areLaid else { return }
    let known = guessed.filter { $0.shape != nil }
    guessed.removeAll { $0.shape != nil }
    for print in known {
      guard let window = desk.window(showing: print), window.zoomScale == 1 else { continue }
      let center = window.center
      let side = max(print.bounds.width, print.bounds.height) - 2 * ControlsTunables.printBorder
      let size = print.size(side: side)
      window.bounds.size = size
      window.contentSize = size
      print.frame = CGRect(origin: .zero, size: size)
      window.center = center
    }
  }

  // MARK: - Places

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    desk.frame = bounds
    let area = controlsArea
    let button = glass.sizeThatFits(area.size)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    glass.frame = CGRect(
      x: isReversed ? area.minX : area.maxX - button.width, y: area.minY, width: button.width,
      height: button.height)
    if !areLaid, !bounds.isEmpty { lay() }
  }

  /// In rows, as a hand lays them: none exactly in its place.
  private func lay() {
    areLaid = true
    desk.surfaceSize = bounds.size
    let count = prints.count
    let ratio = Double(bounds.width / bounds.height)
    let columns = max(1, min(count, Int((Double(count) * ratio).squareRoot().rounded(.up))))
    let rows = (count + columns - 1) / columns
    let cell = CGSize(
      width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    let side = min(cell.width, cell.height) * ControlsTunables.printShare
    for (index, print) in prints.enumerated() {
      if print.shape == nil { guessed.append(print) }
      let size = print.size(side: side)
      let row = index / columns
      // The last row is shorter, and lies in the middle.
      let inRow = min(columns, count - row * columns)
      let start = (bounds.width - CGFloat(inRow) * cell.width) / 2
      // derivation: multiples of the golden ratio's fraction lie evenly, and in no order.
      let stray = CGPoint(
        x: (Double(index) * 0.618).truncatingRemainder(dividingBy: 1) - 0.5,
        y: (Double(index) * 0.382 + 0.25).truncatingRemainder(dividingBy: 1) - 0.5)
      let middle = CGPoint(
        x: start + (CGFloat(index % columns) + 0.5 + stray.x * ControlsTunables.printStray)
          * cell.width,
        y: (CGFloat(row) + 0.5 + stray.y * ControlsTunables.printStray) * cell.height)
      print.frame = CGRect(
        x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(),
        width: size.width, height: size.height)
      desk.addWindow(print)
    }
  }
}
