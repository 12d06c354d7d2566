import Dispatch
import PhotoControls
import Synchronization

/// What is done to files, one after the other, away from the main thread.
@MainActor
final class FileWork {
  private let queue = DispatchQueue(label: "files")
  private let orders: FileOrders
  /// Called when something was done, and its receiver has heard of it.
  var didAnswer: () -> Void = {}

  /// - Parameter orders: of all windows, of which these are some.
  init(_ orders: FileOrders = FileOrders()) { self.orders = orders }

  /// Does the same to each of several.
  ///
  /// - Parameters:
  ///   - progress: hears after each how many are done; what it answers may come too late for the next one.
  ///   - receiver: hears what has come of those that were done, in their order.
  func run<Item: Sendable, Value: Sendable>(
    each items: [Item], telling progress: @escaping OrderProgress,
    _ work: @escaping @Sendable (Item) -> Value,
    then receiver: @escaping @MainActor (_ values: [Value]) -> Void
  ) {
    let stop = Stop()
    run { [orders] () throws(Never) in
      var values: [Value] = []
      for item in items where !stop.isWanted.load(ordering: .relaxed) && !orders.areEnding {
        values.append(work(item))
        let done = values.count
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            if !progress(done, items.count) { stop.isWanted.store(true, ordering: .relaxed) }
            self?.didAnswer()
          }
        }
      }
      return values
    } then: {
      receiver($0.get())
    }
  }

  private final class Stop: Sendable {
    let isWanted = Atomic(false)
  }

  func run<Value: Sendable, Problem: Error>(
    _ work: @escaping @Sendable () throws(Problem) -> Value,
    then receiver: @escaping @MainActor (Result<Value, Problem>) -> Void
  ) {
    orders.begin()
    queue.async { [weak self, orders] in
      let result = Result { () throws(Problem) in try work() }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          receiver(result)
          // What that has asked for has begun by now.
          orders.end()
          self?.didAnswer()
        }
      }
    }
  }
}
