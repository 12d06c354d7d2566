/// An object, held weakly or not.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { weakObject }
}
