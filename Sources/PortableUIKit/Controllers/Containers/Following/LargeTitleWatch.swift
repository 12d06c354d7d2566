/// Looks in every frame where the content is that a large title and a search bar go with.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class LargeTitleWatch {
  @Weak var controller: UINavigationController?
  private var preparation: FramePreparation?
  private var window: ObjectIdentifier?
  /// Fingers have moved or caught the content, or the system carries it on after them.
  private var isHeld = false
  private var wasMoving = false

  func start(in window: UIWindow) {
    if self.window == ObjectIdentifier(window) { return }
    stop()
    // It keeps this object until it is stopped.
    let made = FramePreparation { self.look() }
    preparation = made
    self.window = ObjectIdentifier(window)
    made.start(in: window)
  }

  private func stop() {
    preparation?.stop()
    preparation = nil
    window = nil
  }

  private func look() {
    guard let controller, controller.followsContent,
      let window = controller.viewIfLoaded?.window, ObjectIdentifier(window) == self.window
    else { return stop() }
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
