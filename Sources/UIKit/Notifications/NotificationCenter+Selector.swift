import Foundation
import PortableUIKit

extension NotificationCenter {
  /// Calls the observer's method with every notification; the observer is not kept alive, and may go without
  /// being removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationRegistration.add(observer, aSelector, aName, anObject, to: self)
  }

  /// An observer of either kind: an object with a method, or the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    if !NotificationRegistration.remove(observer, nil, nil, from: self) {
      removeObserver(observer as Any)
    }
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    if !NotificationRegistration.remove(observer, aName, anObject, from: self) {
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }
}
