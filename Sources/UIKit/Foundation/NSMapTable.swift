import Foundation

/// A dictionary by the identity of its keys; keys and values may be held weakly.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: ObjectReference, value: ObjectReference)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }

  private var live: [(key: AnyObject, value: AnyObject)] {
    pairs.compactMap { pair in
      guard let key = pair.key.object, let value = pair.value.object else { return nil }
      return (key, value)
    }
  }

  open var count: Int { live.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let wanted = aKey as AnyObject
    return live.first { Self.isSame($0.key, wanted) }?.value as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    pairs.append(
      (
        ObjectReference(aKey as AnyObject, isWeak: keyOptions.contains(.weakMemory)),
        ObjectReference(anObject as AnyObject, isWeak: valueOptions.contains(.weakMemory))
      ))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let unwanted = aKey as AnyObject
    pairs.removeAll { pair in
      guard let key = pair.key.object, pair.value.object != nil else { return true }
      return Self.isSame(key, unwanted)
    }
  }

  open func removeAllObjects() { pairs.removeAll() }

  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: live.map(\.key)).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: live.map(\.value)).objectEnumerator()
  }

  /// Bridged values have a new box each time: those are compared by what is in them.
  private static func isSame(_ first: AnyObject, _ second: AnyObject) -> Bool {
    first === second || (first as? NSObject)?.isEqual(second) ?? false
  }
}
