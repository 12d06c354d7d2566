import PhotoStrip
import PortableUIKit

// What one can do here is said once, to somebody who has never seen it. It takes no keys and hides no photo for long: whoever
// does something of it has read it.
extension PhotoViewerScreen {
  /// Shows it to whoever has not seen it.
  public func showHintsOnce() {
    guard !hasSeenHints, hints == nil, album.count > 0, !library.showsGrid else { return }
    let made = HintsView(hand) { [unowned(unsafe) self] in hideHints() }
    view.addSubview(made)
    hints = made
    hintedPage = browser.page
    layoutHints()
    layoutNotice()
    made.fadeIn()
    hasSeenHints = true
    didChangeChoices()
  }

  /// It does not move when buttons come and go.
  private var hintsRoom: CGFloat { hasStrip ? PhotoStripView.preferredHeight : 0 }

  /// Return agrees to the one button that there is. False where nothing is said.
  func agreeToHints(_ key: UIKey) -> Bool {
    guard hints != nil, key.keyCode == .keyboardReturnOrEnter, key.modifierFlags.isEmpty else {
      return false
    }
    hideHints()
    return true
  }

  private func hideHints() {
    hints?.fadeOutAndRemove()
    hints = nil
    layoutNotice()
  }

  /// Before each frame.
  func updateHints() {
    guard hints != nil else { return }
    let isUsed = panel != nil || slideshow != nil || library.showsGrid || browser.isZoomed
    if isUsed || browser.page != hintedPage { hideHints() }
  }

  func layoutHints() {
    guard let hints else { return }
    let area = view.controlsArea
    let size = hints.sizeThatFits(area.size)
    hints.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(),
      // Above the buttons that zoom, and the line of photos.
      y: max(
        area.minY,
        area.maxY - hintsRoom - ControlsTunables.button - ControlsTunables.noticeGap - size.height),
      width: size.width, height: size.height)
  }
}
