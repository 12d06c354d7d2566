/// Looks in every frame where the content is that a bar's look goes with.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class BarLookWatch {
  @Weak var looks: GivenLooks?
  private var preparation: FramePreparation?
  private var window: ObjectIdentifier?

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
    guard let looks, let window = looks.bar?.window, ObjectIdentifier(window) == self.window
    else { return stop() }
    looks.follow()
  }
}
