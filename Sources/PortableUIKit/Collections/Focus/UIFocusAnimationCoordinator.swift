/// Animates something beside the ring, which is there at once: so is all that is handed in.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
