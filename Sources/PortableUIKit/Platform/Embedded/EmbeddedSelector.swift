#if hasFeature(Embedded)
  /// There are none: Embedded Swift cannot look for the type of a sender. Use `UIAction`.
  public struct Selector: Hashable {
    private init() {}
  }
#endif
