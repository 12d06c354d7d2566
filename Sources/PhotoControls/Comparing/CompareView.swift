import Localization
import PhotoBrowserApp
import PortableUIKit
import TilePyramid
import ZoomScrollView

/// Photos side by side: where one of them is zoomed and moved to, all others are, too, in each frame.
final class CompareView: PhotosPanel {
  let panes: [ComparePane]
  private var looks: [PhotoLook]

  init(
    _ photos: [Photo], of store: any TileStore, ground: PictureGround?, background: UIColor,
    style: UIUserInterfaceStyle,
    showsPixels: Bool, dismiss: @escaping @MainActor () -> Void
  ) {
    panes = photos.map { ComparePane($0, of: store, ground: ground) }
    looks = panes.map(\.look)
    for pane in panes { pane.page.showsPixels = showsPixels }
    super.init(panes, of: store, dismiss: dismiss)
    box.backgroundColor = background
    box.overrideUserInterfaceStyle = style
    accessibilityLabel = Words.text("Compare")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  // MARK: - Frames

  override func update() {
    for pane in panes { pane.update() }
  }

  override func preparedPages() -> [TilePage] {
    link()
    return panes.compactMap { $0.prepare() }
  }

  /// The one that somebody moves, or that moves by itself, leads.
  private func link() {
    guard let leader = panes.indices.first(where: { panes[$0].look != looks[$0] }) else { return }
    let look = panes[leader].look
    for index in panes.indices where index != leader { panes[index].take(look) }
    looks = panes.map(\.look)
  }

  // MARK: - Keys

  override func handle(_ key: UIKey) -> Bool {
    guard let pane = panes.first else { return super.handle(key) }
    return scroll(pane.scroller, by: key, actualPixels: pane.fittedShare.map { 1 / $0 })
      || super.handle(key)
  }

  // MARK: - Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns
    let rows = (panes.count + columns - 1) / columns
    let gap = ControlsTunables.comparedGap
    let size = CGSize(
      width: (bounds.width - gap * CGFloat(columns - 1)) / CGFloat(columns),
      height: (bounds.height - gap * CGFloat(rows - 1)) / CGFloat(rows))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, pane) in panes.enumerated() {
      let place = index % columns
      let column = isReversed ? columns - 1 - place : place
      pane.frame = CGRect(
        x: (CGFloat(column) * (size.width + gap)).rounded(),
        y: (CGFloat(index / columns) * (size.height + gap)).rounded(), width: size.width.rounded(),
        height: size.height.rounded())
    }
  }

  /// Four lie in a square; fewer beside each other, or one below the other where the window is high.
  private var columns: Int {
    if panes.count > 3 { return 2 }
    return bounds.width >= bounds.height ? max(1, panes.count) : 1
  }
}
