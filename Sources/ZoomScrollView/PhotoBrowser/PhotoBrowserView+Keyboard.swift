// The arrows along the line of pages turn them, or move a zoomed page: one that rests at its edge is turned by another press;
// held down, an arrow goes no further. Page Up, Page Down and Space always turn them.
// Home and End go to the ends; + and - zoom, 0 and Escape fit. What means nothing here is passed on. Where
// `scrollView.allowsKeyboardScrolling` is off, keys only zoom.
//
// A key does not let a page wait for a motion: the next frame shows it. Held down, it turns as fast as there is
// something to show, and leaves out none; each press of its own counts at once.
extension PhotoBrowserView {
  /// False when the key means nothing here.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, line.count > 0 else { return false }
    let isRepeated = key.keyCode == heldKey
    heldKey = key.keyCode
    if isRepeated, isTurnUnseen { return true }
    if !key.modifierFlags.contains(.alternate), handleZoomKey(key) { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    if key.keyCode == .keyboardEscape { return fit() }
    guard scroller.allowsKeyboardScrolling else { return false }
    switch key.keyCode {
    case .keyboardRightArrow: return arrow(dx: 1, dy: 0, isRepeated: isRepeated)
    case .keyboardLeftArrow: return arrow(dx: -1, dy: 0, isRepeated: isRepeated)
    case .keyboardUpArrow: return arrow(dx: 0, dy: -1, isRepeated: isRepeated)
    case .keyboardDownArrow: return arrow(dx: 0, dy: 1, isRepeated: isRepeated)
    case .keyboardPageDown: turn(by: 1, isRepeated: isRepeated)
    case .keyboardPageUp: turn(by: -1, isRepeated: isRepeated)
    case .keyboardSpacebar:
      turn(by: key.modifierFlags.contains(.shift) ? -1 : 1, isRepeated: isRepeated)
    case .keyboardHome: show(0)
    case .keyboardEnd: show(line.count - 1)
    default: return false
    }
    return true
  }

  private func handleZoomKey(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers.unicodeScalars.first {
    case "+", "=": setZoomScale(zoomScale * ZoomTunables.zoomStep, animated: animates)
    case "-": setZoomScale(zoomScale / ZoomTunables.zoomStep, animated: animates)
    case "0": setZoomScale(1, animated: animates)
    default: return false
    }
    return true
  }

  /// False when there is nothing to zoom out.
  private func fit() -> Bool {
    guard zoomedPage != nil else { return false }
    setZoomScale(1, animated: animates)
    return true
  }

  /// The next page is where one reads to. False when pages can be turned, and the arrow points across them.
  private func arrow(dx: CGFloat, dy: CGFloat, isRepeated: Bool) -> Bool {
    let along = line.isVertical ? dy : dx
    let isZoomed = zoomedPage != nil && scroller.zoomScale > 1
    if zoomedPage != nil, along == 0 || isZoomed && (isRepeated || canMove(dx: dx, dy: dy)) {
      move(dx: dx * ZoomTunables.panStep, dy: dy * ZoomTunables.panStep)
      return true
    }
    guard along != 0 else { return false }
    let step = (along > 0) == line.isReversed ? -1 : 1
    if isZoomed { giveWay(by: step) } else { turn(by: step, isRepeated: isRepeated) }
    return true
  }

  /// A zoomed page is left by so many pages: beyond the first one and the last is nothing that it could give way to.
  func giveWay(by step: Int) {
    guard (0..<line.count).contains(shownPage + step.signum()) else {
      return endSign.meet(step.signum())
    }
    turn(by: step)
  }

  /// A key that is held has led to the end, and does not ask for more.
  private func turn(by step: Int, isRepeated: Bool = false) {
    let start = awaitedPage ?? machine.goal ?? shownPage
    let page = max(0, min(line.count - 1, start + step))
    if page == start, !isRepeated { endSign.meet(step.signum()) }
    show(page)
  }

  /// Turns to a page at once, or as soon as there is something to show of it.
  func show(_ page: Int) {
    isTurnUnseen = true
    machine.request = .show(page: page)
    showAwaitedPage()
    // What is waited for needs a view.
    if awaitedPage != nil { scroller.setNeedsLayout() }
  }

  /// `isForced`: what comes next means the page that was asked for, whatever there is to show of it.
  func showAwaitedPage(isForced: Bool = false) {
    guard let page = awaitedPage else { return }
    guard isForced || page == shownPage || canShow(page) else { return }
    perform(machine.takeAwaitedPage())
  }
}
