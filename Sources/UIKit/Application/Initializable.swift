import Foundation

/// Makes an object of a class that is known at run time only, as `UIApplicationMain` must.
///
/// Swift allows that for `required` initialisers. `init()` of `NSObject` is none, but has one place
/// in the method table of all its subclasses, this one's included, where it is one. The class is
/// open, or the compiler would take for granted that there is no other.
open class Initializable: NSObject {
  public required override init() { super.init() }

  /// `Class()`, for any class descended from `NSObject` that has that initialiser.
  static func instance(of type: AnyClass) -> AnyObject {
    unsafeBitCast(type, to: Initializable.Type.self).init()
  }
}
