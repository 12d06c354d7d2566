#if hasFeature(Embedded)
  /// Stands for "nothing" where nil means "not said".
  public final class NSNull: NSObject {}
#endif
