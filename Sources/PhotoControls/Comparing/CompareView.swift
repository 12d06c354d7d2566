import Localization
import PhotoBrowserApp
import PortableUIKit
import TilePyramid
import ZoomScrollView

/// Photos side by side: where one of them is zoomed and moved to, all others are, too, in each frame. The one that somebody
/// points at, has moved last or has come to with Tab is meant when one is to go.
final class CompareView: PhotosPanel {
  private(set) var panes: [ComparePane]
  private var looks: [PhotoLook]
  private(set) var meant = 0 { didSet { showMeant() } }
  /// Called with a photo that is to go; nil where none can.
  private let moveToTrash: ((Photo) -> Void)?
  /// Those that have gone, and where they were, the last at the end.
  private var gone: [(pane: ComparePane, index: Int)] = []
  /// Does what keys mean that are about more than this.
  private let perform: (ViewerCommand) -> Void
  private let keys: ViewerKeys
  private var trashKey = HeldTrashKey()

  init(
    _ photos: [Photo], of store: any TileStore, ground: PictureGround?, background: UIColor,
    style: UIUserInterfaceStyle,
    showsPixels: Bool, keys: ViewerKeys, remove: ((Photo) -> Void)?,
    perform: @escaping (ViewerCommand) -> Void,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.keys = keys
    moveToTrash = remove
    self.perform = perform
    panes = photos.map { ComparePane($0, of: store, ground: ground, canGo: remove != nil) }
    looks = panes.map(\.look)
    for pane in panes { pane.page.showsPixels = showsPixels }
    super.init(panes, of: store, dismiss: dismiss)
    box.backgroundColor = background
    box.overrideUserInterfaceStyle = style
    accessibilityLabel = Words.text("Compare")
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(CompareView.pointerMoved)))
    for pane in panes {
      pane.goes = { [unowned(unsafe) self, unowned(unsafe) pane] in self.remove(pane) }
    }
    showMeant()
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
    if meant != leader { meant = leader }
    for index in panes.indices where index != leader { panes[index].take(look) }
    looks = panes.map(\.look)
  }

  // MARK: - The one that is meant

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    let place = recognizer.location(in: self)
    guard let pane = panes.firstIndex(where: { $0.frame.contains(place) }), pane != meant else {
      return
    }
    meant = pane
  }

  private func showMeant() {
    for (index, pane) in panes.enumerated() { pane.isMeant = index == meant && moveToTrash != nil }
  }

  /// The last one alone is compared with nothing.
  private func remove(_ pane: ComparePane) {
    guard let moveToTrash, let index = panes.firstIndex(of: pane) else { return }
    takeOut(index)
    moveToTrash(pane.photo)
    // It may be back already.
    if !panes.contains(pane) { closeUp(where: index) }
  }

  /// Photos have gone, as they had before.
  func letGo(_ pictures: [Int32]) {
    while let index = panes.firstIndex(where: { pictures.contains($0.photo.picture) }) {
      takeOut(index)
      closeUp(where: index)
    }
  }

  private func takeOut(_ index: Int) {
    let pane = panes.remove(at: index)
    pane.removeFromSuperview()
    looks.remove(at: index)
    gone.append((pane, index))
  }

  private func closeUp(where index: Int) {
    guard panes.count > 1 else { return close() }
    // The one that is meant stays; for one that goes, the next one.
    meant = min(index < meant ? meant - 1 : meant, panes.count - 1)
    layOutAnew()
  }

  /// Photos that could not go, or have come back.
  func bringBack(_ pictures: [Int32]) {
    let look = panes.first?.look
    while let last = gone.lastIndex(where: { pictures.contains($0.pane.photo.picture) }) {
      let (pane, index) = gone.remove(at: last)
      let place = min(index, panes.count)
      panes.insert(pane, at: place)
      looks.insert(pane.look, at: place)
      box.insertSubview(pane, at: 0)
      meant = place
    }
    layOutAnew()
    guard let look else { return }
    for pane in panes { pane.take(look) }
    looks = panes.map(\.look)
  }

  private func layOutAnew() {
    setNeedsLayout()
    layoutIfNeeded()
    // They have other sizes now.
    looks = panes.map(\.look)
  }

  // MARK: - Keys

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    trashKey.letGo()
    super.pressesEnded(presses, with: event)
  }

  override func handle(_ key: UIKey) -> Bool {
    let command = keys.command(for: key)
    let isRepeated = trashKey.isRepeated(command)
    if command == .trash {
      if !isRepeated { remove(panes[meant]) }
      return true
    }
    if key.keyCode == .keyboardTab {
      let step = key.modifierFlags.contains(.shift) ? panes.count - 1 : 1
      meant = (meant + step) % panes.count
      return true
    }
    guard let pane = panes.first else { return super.handle(key) }
    if scroll(pane.scroller, by: key, actualPixels: pane.fittedShare.map { 1 / $0 }) { return true }
    switch command {
    case .undo, .redo, .help: perform(command!)
    case .fit: pane.scroller.setZoomScale(1, animated: true)
    case .fill: pane.scroller.setZoomScale(pane.fillingZoom, animated: true)
    default: return super.handle(key)
    }
    return true
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
