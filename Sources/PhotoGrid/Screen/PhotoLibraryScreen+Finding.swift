import Localization
import PortableUIKit

// Photos that somebody looks for by their names, in the grid: what is typed stands in the line of the buttons, with how many have
// it in their names, and which of them Return opens.
extension PhotoLibraryScreen {
  /// Somebody looks for photos by their names.
  public var isFinding: Bool { finding != nil }

  /// Nobody looks for anything.
  var isFound: Bool { album.count > 0 || !(arrangement?.isFiltered ?? false) }

  /// Keys that say what is looked for, while the grid is shown, or on its way to be. False when the key means nothing here.
  func handleFinding(_ key: UIKey) -> Bool {
    guard showsGrid, arrangement != nil else { return false }
    let isFinding = finding != nil
    if key.modifierFlags == .control, key.charactersIgnoringModifiers.lowercased() == "f" {
      find(finding ?? "")
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardEscape:
      guard isFinding else { return false }
      find(nil)
    case .keyboardDeleteOrBackspace:
      guard let typed = finding else { return false }
      find(typed.isEmpty ? nil : String(typed.dropLast()))
    default:
      guard let typed = Self.typed(key, isFirst: !isFinding) else { return false }
      if typed == "/", !isFinding { find("") } else { find((finding ?? "") + typed) }
    }
    return true
  }

  /// What a key adds to a text; nil for one that has another meaning. While nobody looks for anything, those that the grid
  /// has a use for have it.
  private static func typed(_ key: UIKey, isFirst: Bool) -> String? {
    let text = key.characters
    guard let scalar = text.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F
    else { return nil }
    // derivation: what the system sends for keys without letters lies in the private area.
    guard !(0xE000...0xF8FF).contains(scalar.value) else { return nil }
    if isFirst, [" ", "g", "G", "+", "-", "=", "?", "."].contains(text) { return nil }
    return text
  }

  /// Somebody wants to look for photos by their names: in the grid.
  public func beginFinding() {
    guard arrangement != nil, album.count > 0 else { return }
    showGrid()
    if showsGrid, finding == nil { find("") }
  }

  /// Nobody looks for anything any more.
  public func endFinding() {
    if finding != nil { find(nil) }
  }

  /// - Parameter text: nil when somebody has found it, or has given up.
  private func find(_ text: String?) {
    let old = finding
    if old == nil { beginAtGrid() }
    finding = text
    // Fewer photos close up; those that come back are there as if they had never gone.
    grid?.changesAtOnce = text.map { !$0.hasPrefix(old ?? "") } ?? true
    arrangement?.find(text ?? "")
    grid?.changesAtOnce = false
    updateFinding()
    guard let grid else { return }
    if text != nil {
      grid.collectionView.contentOffset.y = -(findingView?.room ?? 0)
    } else if let place = placeBeforeFinding {
      grid.goBack(to: place, unless: grid.focusedPage)
      placeBeforeFinding = nil
    }
  }

  /// Until a key means one of those that are found, Return opens the first.
  private func beginAtGrid() {
    placeBeforeFinding = grid?.place
    grid?.keepPhotos()
    grid?.focusedPage = nil
  }

  /// What is shown of it is what is looked for.
  func updateFinding() {
    guard finding != nil, let grid, showsGrid else {
      if let findingView {
        findingView.removeFromSuperview()
        self.findingView = nil
        // Whatever is shown has the keys again.
        if !isKeyboardElsewhere() { takeFocus() }
      }
      grid?.collectionView.contentInset.top = 0
      return
    }
    let shown =
      findingView
      ?? FindingView(
        frame: grid.view.bounds,
        write: { [unowned(unsafe) self] text in if finding != nil, text != finding { find(text) } },
        close: { [unowned(unsafe) self] in find(nil) })
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if shown.superview == nil { grid.view.addSubview(shown) }
    findingView = shown
    shown.ground = ground
    showHit()
    // The first photo that is found lies below it.
    grid.collectionView.contentInset.top = shown.room
    if !isKeyboardElsewhere() { shown.beginWriting() }
  }

  /// Another one is meant, or there are others.
  func showHit() {
    guard let text = finding, let grid else { return }
    let hit = isFindingName && album.count > 0 ? grid.meantPage : nil
    findingView?.isHeard = grid.focusedPage == nil
    findingView?.show(
      text, found: album.count,
      hit: hit.map { album.photo(at: min($0, album.count - 1)).name })
  }

  /// A part of a name is known.
  var isFindingName: Bool { finding?.isEmpty == false }
}
