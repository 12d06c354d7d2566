/// What `objc_setAssociatedObject` has put there under the same key, as long as the object lives.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, at: key)
}

/// Keeps `value` for `object` under an address, which is mostly that of a static variable; nil takes it away. What an object
/// held is let go of some time after the object, when others are associated: not at once, as Apple's runtime does.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(
    value.map { AssociatedValue($0, policy) }, of: object as AnyObject, at: key)
}

/// Takes away all that is associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}
