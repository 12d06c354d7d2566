import CGtk4
import DisplayList

// A screen reader finds the content's accessibility tree as widgets that nobody sees. While nobody asks for it there is
// none, and while something moves it stays as it was.
extension WindowHost {
  /// Somebody has begun to ask what is on screen, or has ceased to.
  func assistanceChanged() {
    sendSettings()
    if program.assistance.isWanted {
      guard accessible == nil else { return wantFrame() }
      accessible = AccessibleTree(in: canvas) { [weak self] action, id in
        self?.content?.perform(action, on: id)
        self?.somethingRan()
      }
    } else {
      accessible?.remove()
      accessible = nil
    }
    wantFrame()
  }

  /// After a frame.
  func updateAccessibility() {
    guard let accessible, let tree = content?.restingAccessibility else { return }
    accessible.show(tree)
  }
}
