/// A property that does not keep its object. Embedded Swift has no weak references: there whoever holds the object
/// clears the property before the object goes (see `ClearedByHand`).
@propertyWrapper
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    private unowned(unsafe) var object: Object?
  #else
    private weak var object: Object?
  #endif

  init(wrappedValue: Object?) {
    object = wrappedValue
  }

  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
}
