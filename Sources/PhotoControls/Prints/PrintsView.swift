import Localization
import PhotoBrowserApp
import PortableUIKit
import TilePyramid
import ZoomScrollView

/// Photos on a desk: two fingers on one zoom that one, two on the desk zoom everything; one finger moves the desk, and held
/// still on a photo first, that, as a mouse does at once.
final class PrintsView: PhotosPanel {
  let prints: [PrintView]
  let desk = ZoomableWindowsView(frame: .zero)
  private var areLaid = false
  /// Those that lie in a shape that was only guessed.
  private var guessed: [PrintView] = []

  init(
    _ photos: [Photo], of store: any TileStore, ground: PictureGround?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    prints = photos.map { PrintView($0, of: store, ground: ground) }
    super.init([desk], of: store, dismiss: dismiss)
    box.backgroundColor = ControlsTunables.floor
    desk.surface.backgroundColor = ControlsTunables.wood
    desk.minimumZoomScale = 0.5  // derivation: as in the case of the desk
    desk.maximumZoomScale = 4
    desk.maximumWindowZoomScale = ControlsTunables.largestPrint
    desk.contentInsetAdjustmentBehavior = .never
    accessibilityLabel = Words.text("Photos on a desk")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func handle(_ key: UIKey) -> Bool { scroll(desk, by: key) || super.handle(key) }

  // MARK: - Frames

  override func update() {
    for print in prints { print.update() }
    reshape()
  }

  /// What lies in front first: it is what somebody has touched.
  override func preparedPages() -> [TilePage] {
    desk.windows.reversed().compactMap { ($0.hosted as? PrintView)?.prepare() }
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
    desk.frame = bounds
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
