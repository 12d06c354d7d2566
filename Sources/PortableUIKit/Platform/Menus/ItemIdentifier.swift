#if hasFeature(Embedded)
  public typealias ItemIdentifier = AnyObject
#else
  import Foundation

  public typealias ItemIdentifier = any NSCopying
#endif
