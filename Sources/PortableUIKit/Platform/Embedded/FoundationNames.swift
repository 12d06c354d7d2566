#if hasFeature(Embedded)
  public typealias CGFloat = Double
  /// Seconds.
  public typealias TimeInterval = Double

  extension Double {
    /// As `CGFloat.native` where that is a type of its own.
    public var native: Double { self }
  }
#endif
