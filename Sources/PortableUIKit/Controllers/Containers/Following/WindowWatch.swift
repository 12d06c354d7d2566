/// Looks in every frame of one window after the other where the content is that a bar goes with.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class WindowWatch {
  private var preparation: FramePreparation?
  private var window: ObjectIdentifier?

  /// - Parameter look: kept until this is stopped.
  func start(in window: UIWindow, _ look: @escaping () -> Void) {
    if self.window == ObjectIdentifier(window) { return }
    stop()
    let made = FramePreparation(look)
    preparation = made
    self.window = ObjectIdentifier(window)
    made.start(in: window)
  }

  func stop() {
    preparation?.stop()
    preparation = nil
    window = nil
  }

  func isOf(_ window: UIWindow?) -> Bool {
    guard let window else { return false }
    return ObjectIdentifier(window) == self.window
  }
}
