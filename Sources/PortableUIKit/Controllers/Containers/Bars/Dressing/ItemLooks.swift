/// The same for items that have looks of their own.
#if !hasFeature(Embedded)
  @MainActor
#endif
class ItemLooks {
  init() {}

  func join(_ bar: UINavigationBar) {}
  func join(_ bar: UITabBar) {}
}
