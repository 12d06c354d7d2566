import Foundation
import PortableUIKit

/// What says that it has other values now: views and gesture recognisers.
///
/// They say so after `frame`, `bounds`, `center`, `isHidden`, `contentOffset`, `contentSize`, `contentInset` and
/// `state` were set. Whatever is observed is compared then, so that `zoomScale` or `frame.size` are told of with what moves
/// them; a property that changes by itself, as one of a program's own, is not, which is said once of each that is observed.
@MainActor
public protocol KeyValueObservable: AnyObject {}

extension UIView: KeyValueObservable {}
extension UIGestureRecognizer: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls `changeHandler` after the value has become another one: after the delegate, where it is an offset. What is set
  /// to what it was is no change here.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    UntoldProperties.note(keyPath, of: self)
    let watch = ValueWatch(self, options, read: { $0[keyPath: keyPath] }, tell: changeHandler)
    ObservedObjects.shared.add(watch, to: self, isWeak: true)
    watch.begin()
    return NSKeyValueObservation(watch)
  }

  /// Tells `observer` by `observeValue(forKeyPath:of:change:context:)`, which views and controllers override. Key paths are
  /// the names above and `zoomScale`; of others it says that they are not observed. Neither is kept alive.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let read = ValueName.reader(of: keyPath, in: self) else {
      return MissingFeatures.shared.handler(
        "addObserver: “\(keyPath)” of \(Self.self) is not told of: override the property, or ask its delegate"
      )
    }
    guard let listener = observer as? ValueListener else {
      return MissingFeatures.shared.handler(
        "addObserver: \(type(of: observer)) hears of nothing: a view or a controller does")
    }
    let watch = ValueWatch(self, options, read: read) { [weak listener] object, change in
      var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      dictionary[.newKey] = change.newValue
      dictionary[.oldKey] = change.oldValue
      listener?.observeValue(
        forKeyPath: keyPath, of: object, change: dictionary, context: context)
    }
    watch.listener = ValueListening(object: listener, keyPath: keyPath, context: context)
    ObservedObjects.shared.add(watch, to: self, isWeak: false)
    watch.begin()
  }

  /// The latest of its observations of that key path ends. On the main thread; in a `deinit`, where it is called, too,
  /// there is nothing left to end.
  nonisolated public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove { $0.object === observer && $0.keyPath == keyPath }
  }

  /// The same, of those with that context.
  nonisolated public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove { $0.object === observer && $0.keyPath == keyPath && $0.context == context }
  }

  nonisolated private func remove(where isMeant: (ValueListening) -> Bool) {
    guard ObservedObjects.mayBeAsked else { return }
    nonisolated(unsafe) let (object, isMeant) = (self, isMeant)
    MainActor.assumeIsolated { ObservedObjects.shared.remove(from: object, where: isMeant) }
  }
}
