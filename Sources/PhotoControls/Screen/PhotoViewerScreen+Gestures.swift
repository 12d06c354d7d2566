import PortableUIKit

// A tap toggles the controls when it can no longer become a double tap; a long one opens the menu.
extension PhotoViewerScreen: UIGestureRecognizerDelegate {
  func addGestures() {
    view.addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(PhotoViewerScreen.pointerMoved)))
    let photos = library.photos.view!
    // The browser's own double tap zooms; this one only says that a tap was none by itself.
    let double = UITapGestureRecognizer(
      target: self, action: Selector(PhotoViewerScreen.doubleTapped))
    double.numberOfTapsRequired = 2
    double.delegate = self
    photos.addGestureRecognizer(double)
    let tap = UITapGestureRecognizer(target: self, action: Selector(PhotoViewerScreen.tapped))
    tap.require(toFail: double)
    tap.delegate = self
    photos.addGestureRecognizer(tap)
    let hold = UILongPressGestureRecognizer(
      target: self, action: Selector(PhotoViewerScreen.held))
    hold.delegate = self
    photos.addGestureRecognizer(hold)
    addInformationPull()
    for recognizer in [double, tap, hold] { recognizer.cancelsTouchesInView = false }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if touch.type == .direct { fingerCameDown() }
    // A mouse has another button for it.
    if gestureRecognizer is UILongPressGestureRecognizer { return touch.type == .direct }
    return true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    if doubleClickFillsScreen, recognizer.state == .ended { toggleFullScreen?() }
  }

  func held(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, !browser.scrollView.isDragging, !browser.scrollView.isZooming
    else { return }
    guard !isPin(at: recognizer.location(in: view)) else { return }
    showMenu(at: recognizer.location(in: view))
  }
}
