/// Looks in every frame where the content is that a large title goes with.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class LargeTitleWatch {
  @Weak var controller: UINavigationController?
  private var preparation: FramePreparation?
  private var window: ObjectIdentifier?
  /// Fingers have moved the content, and it has not come to rest yet.
  private var isDragged = false

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
    guard let controller, controller.navigationBar.prefersLargeTitles,
      let window = controller.viewIfLoaded?.window, ObjectIdentifier(window) == self.window
    else { return stop() }
    controller.followContent(self)
  }

  /// True once after each drag, when what it set in motion has come to rest.
  func wasReleased(_ scrollView: UIScrollView) -> Bool {
    defer { isDragged = scrollView.isDragging }
    return isDragged && !scrollView.isDragging
  }
}
