/// How far the pyramids are that are being made, and whether anybody still wants them.
final class PyramidProgress: @unchecked Sendable {
  private let monitor = Monitor()
  private let onChange: @Sendable () -> Void
  // Inside the monitor only.
  private var wanted = Set<Int32>()
  private var shares: [Int32: Double] = [:]
  private var hasChanged = false

  /// - Parameter onChange: called on any thread.
  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// Only these are wanted now.
  func want(_ pictures: Set<Int32>) { monitor.locked { wanted = pictures } }

  /// 0…1; nil when it is not being made.
  func share(of picture: Int32) -> Double? { monitor.locked { shares[picture] } }

  func begin(_ picture: Int32) { monitor.locked { shares[picture] = 0 } }

  /// False when it is not wanted any more.
  func reach(_ share: Double, of picture: Int32) -> Bool {
    let isWanted = monitor.locked {
      shares[picture] = share
      hasChanged = true
      return wanted.contains(picture)
    }
    onChange()
    return isWanted
  }

  func end(_ picture: Int32) { monitor.locked { shares[picture] = nil } }

  /// Whether anything changed since the last call.
  func takeChange() -> Bool {
    monitor.locked {
      defer { hasChanged = false }
      return hasChanged
    }
  }
}
