import PortableUIKit
import ScrollGeometry

// The arrows move the focus, Page Up and Page Down by what can be seen, Home and End to the ends, and with Shift choose all on
// the way; Return and Space open what is in focus, + and - change the density, Ctrl + A chooses all, Escape none.
extension PhotoGridScreen {
  /// False when the key means nothing here.
  func handle(_ press: UIPress) -> Bool {
    if let key = press.key, handlesFirst(key) { return true }
    guard let key = press.key, album.count > 0,
      key.modifierFlags.isDisjoint(with: [.alternate, .command])
    else { return false }
    switch key.charactersIgnoringModifiers.unicodeScalars.first {
    case "+", "=":
      changeDensity(by: 1)
      return true
    case "-":
      changeDensity(by: -1)
      return true
    default: break
    }
    if key.modifierFlags.contains(.control) { return handleWithControl(key) }
    if key.keyCode == .keyboardEscape, !selection.isEmpty {
      selection.clear()
      return true
    }
    let start = focusedPage
    guard moveFocus(key) else { return false }
    if key.modifierFlags.contains(.shift), let focusedPage, focusedPage != start {
      selection.extend(to: focusedPage, from: start ?? focusedPage)
    }
    return true
  }

  private func handleWithControl(_ key: UIKey) -> Bool {
    switch (key.keyCode, key.charactersIgnoringModifiers) {
    case (.keyboardSpacebar, _): toggleFocused()
    case (_, "a"): selection.chooseAll(album.count)
    default: return false
    }
    return true
  }

  /// False when the key does not move it.
  private func moveFocus(_ key: UIKey) -> Bool {
    let forward = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardRightArrow: moveFocus(by: forward)
    case .keyboardLeftArrow: moveFocus(by: -forward)
    case .keyboardDownArrow: moveFocus(byRows: 1)
    case .keyboardUpArrow: moveFocus(byRows: -1)
    case .keyboardPageDown: moveFocus(byRows: rowsSeen)
    case .keyboardPageUp: moveFocus(byRows: -rowsSeen)
    case .keyboardHome: focus(0)
    case .keyboardEnd: focus(album.count - 1)
    case .keyboardReturnOrEnter, .keyboardSpacebar: didChoose(meantPage)
    default: return false
    }
    return true
  }

  /// What Return opens.
  var meantPage: Int { focusedPage ?? startingPage }

  /// What keys mean before one of them has chosen a photo.
  private var startingPage: Int {
    if isFinding() { return 0 }
    return homePage ?? middlePage ?? 0
  }

  /// Of the photo that one has come from, as long as it is seen.
  var homePage: Int? {
    let home = cells.first { homePicture != nil && $0.thumbnail.photo?.picture == homePicture }
    return home.flatMap(page(of:))
  }

  private var rowsSeen: Int {
    max(
      1,
      Int(
        seenBounds.height / (Double(layout.itemSize.height) + GridTunables.gap)))
  }

  private func moveFocus(by step: Int) {
    guard let focusedPage else { return focus(startingPage) }
    focus(max(0, min(album.count - 1, focusedPage + step)))
  }

  private func moveFocus(byRows rows: Int) {
    guard let focusedPage else { return focus(startingPage) }
    let columns = density.columns(in: room)
    focus(sections.page(focusedPage, movedBy: rows, columns: columns))
  }

  private func focus(_ page: Int) {
    focusedPage = page
    guard let frame = frame(of: page) else { return }
    // What is above it is seen with it: the heading of the first, or one that covers it otherwise.
    let heading = Double(layout.headerReferenceSize.height)
    let shown = Rect(
      x: frame.minX, y: frame.minY - heading, width: frame.width, height: frame.height + heading)
    collectionView.scrollRectToVisible(
      CGRect(shown), animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
