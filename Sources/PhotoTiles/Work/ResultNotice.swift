import Dispatch

/// Tells the main thread that results wait, once for all those that come before it looks.
final class ResultNotice: @unchecked Sendable {
  private let monitor = Monitor()
  // Inside the monitor only.
  private var isSent = false
  private var receiver: (@MainActor @Sendable () -> Void)?

  func setReceiver(_ receiver: (@MainActor @Sendable () -> Void)?) {
    monitor.locked { self.receiver = receiver }
  }

  /// From any thread.
  func send() {
    let isNew = monitor.locked {
      defer { isSent = receiver != nil }
      return receiver != nil && !isSent
    }
    guard isNew else { return }
    DispatchQueue.main.async { [self] in
      let receiver = monitor.locked {
        isSent = false
        return self.receiver
      }
      receiver?()
    }
  }
}
