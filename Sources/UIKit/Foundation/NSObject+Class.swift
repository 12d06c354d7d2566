import Foundation

extension NSObject {
  /// The class itself: with Objective-C a class answers what its objects do, so `register(Cell.classForCoder(), …)` is
  /// one way to name it.
  public class func classForCoder() -> AnyClass { self }
}
