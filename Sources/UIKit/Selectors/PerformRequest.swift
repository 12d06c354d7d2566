import Foundation
import PortableUIKit

/// What `perform(_:with:afterDelay:)` has asked for. Its object is kept alive until then, as on Apple's systems.
final class PerformRequest: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var pending: [PerformRequest] = []

  private let target: NSObject
  private let action: Selector
  private let argument: Any?

  private init(_ target: NSObject, _ action: Selector, _ argument: Any?) {
    self.target = target
    self.action = action
    self.argument = argument
  }

  /// `delay` in seconds; on the frames' clock where there is one, otherwise on the run loop.
  @MainActor
  static func add(
    to target: NSObject, _ action: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    let request = PerformRequest(target, action, argument)
    lock.withLock { pending.append(request) }
    let call = DelayedCall(
      after: delay, for: target, while: { [weak request] in request?.isPending ?? false },
      body: { [weak request] in request?.perform() })
    if call == nil {
      let timer = Timer(timeInterval: delay, repeats: false) { [weak request] _ in
        request?.perform()
      }
      RunLoop.current.add(timer, forMode: .default)
    }
  }

  private var isPending: Bool {
    Self.lock.withLock { Self.pending.contains { $0 === self } }
  }

  private func perform() {
    guard isPending else { return }
    Self.lock.withLock { Self.pending.removeAll { $0 === self } }
    action.perform(on: target, with: argument)
  }

  /// Forgets what `target` was asked for; nil stands for every action, with any argument.
  static func cancel(_ target: Any, _ action: Selector?, _ argument: Any?) {
    // Let go of outside the lock: a target's `deinit` may come here, too.
    let cancelled = lock.withLock { () -> [PerformRequest] in
      let own = pending.filter { $0.target === target as AnyObject }
      let chosen = action.map { $0.choice(among: own.map(\.action)) }
      let cancelled = own.filter { request in
        chosen.map { $0.contains(request.action) && request.has(argument) } ?? true
      }
      pending.removeAll { request in cancelled.contains { $0 === request } }
      return cancelled
    }
    withExtendedLifetime(cancelled) {}
  }

  private func has(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let own?, let other?):
      (own as AnyObject) === (other as AnyObject)
        || own as? AnyHashable != nil && own as? AnyHashable == other as? AnyHashable
    default: false
    }
  }
}
