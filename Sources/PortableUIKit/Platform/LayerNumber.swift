#if hasFeature(Embedded)
  /// What dash patterns and gradient locations are made of.
  public typealias LayerNumber = Double

  extension Double {
    /// As that of `NSNumber` where there is one.
    public var doubleValue: Double { self }
  }
#else
  import Foundation

  /// What dash patterns and gradient locations are made of.
  public typealias LayerNumber = NSNumber
#endif
