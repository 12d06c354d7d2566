import Foundation

/// Somebody who may read what everybody may, and no more: root reads everything.
enum Nobody {
  private typealias SetUser = @convention(c) (UInt32) -> Int32
  private static let id: UInt32 = 65534

  /// Runs `body` on a thread of its own, in the name of nobody when it is root's: for files the system keeps each
  /// thread's user apart.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) throws
    -> Result
  {
    let outcome = Outcome<Result>()
    let thread = Thread {
      outcome.value = Swift.Result {
        if getuid() == 0 { try become() }
        return try body()
      }
      outcome.isThere.signal()
    }
    thread.start()
    outcome.isThere.wait()
    return try outcome.value!.get()
  }

  private static func become() throws {
    // Glibc's module leaves it out.
    guard let symbol = dlsym(nil, "setfsuid") else { throw CocoaError(.featureUnsupported) }
    let set = unsafeBitCast(symbol, to: SetUser.self)
    _ = set(id)
    // It never says that it failed: the next call tells whom it replaces.
    guard set(id) == Int32(id) else { throw CocoaError(.featureUnsupported) }
  }

  private final class Outcome<Value>: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var value: Swift.Result<Value, any Error>?
  }
}
