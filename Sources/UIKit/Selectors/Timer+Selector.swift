import Foundation
import PortableUIKit

extension Timer {
  /// Calls the method every `interval` seconds with the timer; the target is kept alive until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target: aTarget, action: aSelector, userInfo: userInfo)
    self.init(timeInterval: interval, repeats: repeats) { call.perform($0) }
    call.belong(to: self)
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target: aTarget, action: aSelector, userInfo: userInfo)
    self.init(fire: date, interval: interval, repeats: repeats) { call.perform($0) }
    call.belong(to: self)
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// What it was made with.
  public var userInfo: Any? { TimerCall.of(self)?.userInfo }
}

/// What a timer with a selector does and carries; its block keeps it. A timer runs where it was made.
private final class TimerCall: @unchecked Sendable {
  /// Foundation's timer has no place for what it carries: found here by the timer.
  private nonisolated(unsafe) static var calls: [ObjectIdentifier: WeakCall] = [:]
  private static let lock = NSRecursiveLock()

  private struct WeakCall {
    weak var call: TimerCall?
  }

  let target: Any
  let action: Selector
  let userInfo: Any?
  private var timer: ObjectIdentifier?

  init(target: Any, action: Selector, userInfo: Any?) {
    self.target = target
    self.action = action
    self.userInfo = userInfo
  }

  deinit {
    guard let timer else { return }
    // The next timer at the same place in memory may be there already.
    Self.lock.withLock { if Self.calls[timer]?.call == nil { Self.calls[timer] = nil } }
  }

  func belong(to timer: Timer) {
    let name = ObjectIdentifier(timer)
    self.timer = name
    Self.lock.withLock { Self.calls[name] = WeakCall(call: self) }
  }

  static func of(_ timer: Timer) -> TimerCall? {
    lock.withLock { calls[ObjectIdentifier(timer)]?.call }
  }

  func perform(_ timer: Timer) {
    action.perform(on: target, with: timer)
  }
}
