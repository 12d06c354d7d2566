import Foundation
import PortableUIKit

extension NSObject {
  /// Calls the method now; its result, when that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    guard let result = aSelector.perform(on: self, with: object1, with: object2) else {
      fatalError("\(type(of: self)) has no method \(aSelector) for these arguments")
    }
    guard let result, type(of: result) is AnyObject.Type else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

  /// Calls the method after `delay` seconds.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    PerformRequest.add(to: self, aSelector, anArgument, after: delay)
  }

  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    PerformRequest.add(to: self, aSelector, anArgument, after: delay)
  }

  /// Forgets all that `perform(_:with:afterDelay:)` was to do for `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel(aTarget, nil, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel(aTarget, aSelector, anArgument)
  }
}
