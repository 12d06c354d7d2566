// The arrows along the line of pages turn them, or move a zoomed page; Page Up, Page Down and Space always turn them.
// Home and End go to the ends; + and - zoom, 0 and Escape fit. What means nothing here is passed on. Where
// `scrollView.allowsKeyboardScrolling` is off, keys only zoom.
extension PhotoBrowserView {
  /// Factor of one step of + and -.
  private static var zoomStep: CGFloat { 1.5 }
  /// Share of the view by which an arrow moves a zoomed page.
  private static var panStep: CGFloat { 0.25 }

  /// False when the key means nothing here.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, line.count > 0 else { return false }
    if !key.modifierFlags.contains(.alternate), handleZoomKey(key) { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    if key.keyCode == .keyboardEscape { return fit() }
    guard scroller.allowsKeyboardScrolling else { return false }
    switch key.keyCode {
    case .keyboardRightArrow: return arrow(dx: 1, dy: 0)
    case .keyboardLeftArrow: return arrow(dx: -1, dy: 0)
    case .keyboardUpArrow: return arrow(dx: 0, dy: -1)
    case .keyboardDownArrow: return arrow(dx: 0, dy: 1)
    case .keyboardPageDown: turn(by: 1)
    case .keyboardPageUp: turn(by: -1)
    case .keyboardSpacebar: turn(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: turn(to: 0, animated: true)
    case .keyboardEnd: turn(to: line.count - 1, animated: true)
    default: return false
    }
    return true
  }

  private func handleZoomKey(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers.unicodeScalars.first {
    case "+", "=": setZoomScale(zoomScale * Self.zoomStep, animated: animates)
    case "-": setZoomScale(zoomScale / Self.zoomStep, animated: animates)
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
  private func arrow(dx: CGFloat, dy: CGFloat) -> Bool {
    let along = line.isVertical ? dy : dx
    if zoomedPage != nil, along == 0 || scroller.zoomScale > 1 {
      move(dx: dx * Self.panStep, dy: dy * Self.panStep)
      return true
    }
    guard along != 0 else { return false }
    let step = (along > 0) == line.isReversed ? -1 : 1
    if zoomedPage == nil {
      turn(by: step)
    } else {
      // It is on its way back to its fitted size.
      machine.request = .turn(page: clampedPage(shownPage + step), isAnimated: true)
    }
    return true
  }

  private func turn(by step: Int) {
    turn(to: clampedPage((machine.goal ?? shownPage) + step), animated: true)
  }

  private func clampedPage(_ page: Int) -> Int { max(0, min(line.count - 1, page)) }
}
