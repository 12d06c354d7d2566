/// A window that is not kept alive.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct WindowReference {
  @Weak var window: UIWindow?
}
