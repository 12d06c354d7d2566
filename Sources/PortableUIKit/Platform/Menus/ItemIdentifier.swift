#if hasFeature(Embedded)
  public typealias ItemIdentifier = AnyObject
#else
  import Foundation

  /// What names a menu's item to whoever asks for it.
  public typealias ItemIdentifier = any NSCopying
#endif
