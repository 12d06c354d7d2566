/// Looks in every frame where the content is that a large title and a search bar go with.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class LargeTitleWatch {
  @Weak var controller: UINavigationController?
  private let frames = WindowWatch()
  /// Fingers have moved or caught the content, or the system carries it on after them.
  private var isHeld = false
  private var wasMoving = false

  func start(in window: UIWindow) {
    frames.start(in: window) { self.look() }
  }

  private func look() {
    guard let controller, controller.followsContent,
      frames.isOf(controller.viewIfLoaded?.window)
    else { return frames.stop() }
    controller.followContent(self)
  }

  /// True once after fingers have let go.
  func wasReleased(_ scrollView: UIScrollView) -> Bool {
    defer { wasMoving = scrollView.isDecelerating }
    if scrollView.isTracking {
      isHeld = isHeld || scrollView.isDragging || wasMoving
      return false
    }
    // As long as the system carries it nobody knows where to.
    guard isHeld, !scrollView.isDragging || scrollView.placeOfRest != nil else { return false }
    isHeld = false
    return true
  }
}
