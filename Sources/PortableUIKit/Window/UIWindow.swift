#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIWindow {
  public init() {}
}
