/// A property that does not keep its object. Embedded Swift has no weak references: there whoever holds the object
/// clears the property before the object goes (see `ClearedByHand`).
///
/// In an open class such a property is `final`: else its accessors come out in each module that has a subclass.
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
