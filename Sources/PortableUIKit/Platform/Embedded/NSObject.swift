#if hasFeature(Embedded)
  /// The root class where there is no Foundation.
  open class NSObject: Hashable {
    public init() {}

    open var hash: Int { ObjectIdentifier(self).hashValue }

    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
