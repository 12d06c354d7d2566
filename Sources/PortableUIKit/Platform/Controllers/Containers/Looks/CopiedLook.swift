#if hasFeature(Embedded)
  /// A part of a look that others are copies of.
  open class CopiedLook: NSObject {
    func duplicate() -> CopiedLook { self }
  }
#else
  import Foundation

  /// A part of a look that others are copies of.
  @preconcurrency @MainActor
  open class CopiedLook: NSObject, @preconcurrency NSCopying {
    func duplicate() -> CopiedLook { self }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }
#endif
