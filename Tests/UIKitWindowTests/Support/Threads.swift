import Foundation

/// Runs `body` on so many threads, which all begin at once, and returns what each made, in order.
func onThreads<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
  let results = Results<Value>(count)
  let line = StartingLine(count)
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      line.wait()
      results.set(body(index), at: index)
      group.leave()
    }
  }
  group.wait()
  return results.all
}

private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(_ count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
  var all: [Value] { lock.withLock { values.map { $0! } } }
}

/// Lets nobody go before everybody is there.
private final class StartingLine: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  init(_ count: Int) { missing = count }

  func wait() {
    condition.lock()
    missing -= 1
    condition.broadcast()
    while missing > 0 { condition.wait() }
    condition.unlock()
  }
}
