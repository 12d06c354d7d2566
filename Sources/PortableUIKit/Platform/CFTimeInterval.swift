#if !hasFeature(Embedded)
  import Foundation
#endif

/// Seconds.
public typealias CFTimeInterval = Double
