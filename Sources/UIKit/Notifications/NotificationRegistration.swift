import Foundation
import PortableUIKit

/// An object that hears of notifications through one of its methods. It is not kept alive.
final class NotificationRegistration: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [NotificationRegistration] = []

  private weak var observer: AnyObject?
  /// Tells observers apart from inside their `deinit`, too, where weak references are nil.
  private let identity: ObjectIdentifier
  private let action: Selector
  private let name: Notification.Name?
  private weak var object: AnyObject?
  /// A program's own may be gone before its observers are.
  private weak var center: NotificationCenter?
  private var token: (any NSObjectProtocol)?

  private init(
    _ observer: AnyObject, _ action: Selector, _ name: Notification.Name?, _ object: Any?,
    _ center: NotificationCenter
  ) {
    self.observer = observer
    identity = ObjectIdentifier(observer)
    self.action = action
    self.name = name
    self.object = object.map { $0 as AnyObject }
    self.center = center
  }

  static func add(
    _ observer: Any, _ action: Selector, _ name: Notification.Name?, _ object: Any?,
    to center: NotificationCenter
  ) {
    let registration = NotificationRegistration(observer as AnyObject, action, name, object, center)
    registration.token = center.addObserver(forName: name, object: object, queue: nil) {
      [weak registration] in registration?.hear($0)
    }
    let dead = lock.withLock { () -> [NotificationRegistration] in
      let dead = all.filter(\.isOver)
      all.removeAll(where: \.isOver)
      all.append(registration)
      return dead
    }
    for registration in dead { registration.end() }
  }

  /// Nobody can hear of anything here any more.
  private var isOver: Bool { observer == nil || center == nil }

  private func hear(_ notification: Notification) {
    guard let observer else { return }
    if action.perform(on: observer, with: notification) == nil {
      // The older type of the same thing.
      action.perform(on: observer, with: notification._bridgeToObjectiveC())
    }
  }

  private func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }

  /// False when `observer` never came through here. Nil stands for every name, and for every object.
  static func remove(
    _ observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
    from center: NotificationCenter
  ) -> Bool {
    let identity = ObjectIdentifier(observer)
    let (isKnown, removed) = lock.withLock { () -> (Bool, [NotificationRegistration]) in
      let own = all.filter { $0.identity == identity && $0.center === center }
      let removed = own.filter { registration in
        (name == nil || registration.name == name)
          && (object == nil || registration.object === object.map { $0 as AnyObject })
      }
      all.removeAll { registration in removed.contains { $0 === registration } }
      return (!own.isEmpty, removed)
    }
    for registration in removed { registration.end() }
    return isKnown
  }
}
