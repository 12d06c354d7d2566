/// Looks in every frame where the content is that a bar's look goes with.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class BarLookWatch {
  @Weak var looks: GivenLooks?
  private let frames = WindowWatch()

  func start(in window: UIWindow) {
    frames.start(in: window) { self.look() }
  }

  private func look() {
    guard let looks, frames.isOf(looks.bar?.window) else { return frames.stop() }
    looks.follow()
  }
}
