#if hasFeature(Embedded)
  /// A target or a sender of an action.
  public typealias ActionObject = AnyObject
#else
  /// A target or a sender of an action.
  public typealias ActionObject = Any
#endif
