#if hasFeature(Embedded)
  /// An object that is equal to others of the same value: it says when in `isEqual(to:)`.
  open class ValueObject: NSObject {
    func isEqual(to other: ValueObject) -> Bool { self === other }

    /// The same for equal objects.
    var valueHash: Int { 0 }

    open override var hash: Int { valueHash }

    public static func == (left: ValueObject, right: ValueObject) -> Bool {
      left.isEqual(to: right)
    }
  }
#else
  import Foundation

  /// An object that is equal to others of the same value: it says when in `isEqual(to:)`.
  open class ValueObject: NSObject {
    func isEqual(to other: ValueObject) -> Bool { self === other }

    /// The same for equal objects.
    var valueHash: Int { 0 }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ValueObject else { return false }
      return isEqual(to: other)
    }

    open override var hash: Int { valueHash }
  }
#endif
