/// A window that is not kept alive.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct WindowReference {
  #if hasFeature(Embedded)
    unowned(unsafe) var window: UIWindow?
  #else
    weak var window: UIWindow?
  #endif
}
