import Foundation

/// A set of objects by identity, which it may hold weakly: what delegate multiplexers keep theirs in.
///
/// `ObjectType` may also be a protocol of classes. The order is that of insertion.
open class NSHashTable<ObjectType>: NSObject {
  private let isWeak: Bool
  private var references: [ObjectReference] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  private var live: [AnyObject] { references.compactMap(\.object) }

  /// What is left of the objects.
  open var allObjects: [ObjectType] { live.compactMap { $0 as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { live.count }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let wanted = object as AnyObject
    return live.contains { $0 === wanted } ? object : nil
  }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.removeAll { $0.object == nil }
    references.append(ObjectReference(object as AnyObject, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let unwanted = object as AnyObject
    references.removeAll { $0.object == nil || $0.object === unwanted }
  }

  open func removeAllObjects() { references.removeAll() }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: live).objectEnumerator() }
}
