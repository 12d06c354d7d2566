import Foundation
import PortableUIKit

extension Timer {
  /// Calls the method every `interval` seconds with the timer; the target is kept alive until it is invalidated.
  /// `userInfo` is not kept: Foundation has no place for it here.
  public convenience init(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target: aTarget, action: aSelector)
    self.init(timeInterval: interval, repeats: repeats) { call.perform($0) }
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target: aTarget, action: aSelector)
    self.init(fire: date, interval: interval, repeats: repeats) { call.perform($0) }
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
}

/// A timer runs where it was made: what it carries goes nowhere else.
private struct TimerCall: @unchecked Sendable {
  let target: Any
  let action: Selector

  func perform(_ timer: Timer) {
    action.perform(on: target, with: timer)
  }
}
