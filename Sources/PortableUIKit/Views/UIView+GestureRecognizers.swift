extension UIView {
  /// A recogniser watches one view at a time: it leaves the one it was on.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancel()
    for touch in recognizer.touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    recognizer.touches.removeAll()
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
