import Glibc

/// A few threads that do what is most urgent. Requests wait in the order of the last `submit`;
/// what has not been begun can be taken back, what has been begun is finished.
///
/// The threads run behind the main thread's priority, so that frames do not wait for them.
final class WorkQueue<Key: Hashable & Sendable, Request: Sendable, Output: Sendable>:
  @unchecked Sendable
{
  private struct Job {
    var key: Key
    var request: Request
    var weight: Int64
  }

  private let monitor = Monitor()
  private let width: Int
  private let weightLimit: Int64
  private let yields: Bool
  private let work: @Sendable (Request) -> Output
  private let onFinished: @Sendable () -> Void

  // Inside the monitor only.
  private var pending: [Job] = []
  private var running: [Key: Int64] = [:]
  private var finished: [(key: Key, output: Output)] = []
  private var idleThreads = 0
  private var threads = 0
  private var isClosed = false

  /// - Parameters:
  ///   - width: requests that are worked on at the same time.
  ///   - weightLimit: the most that they may weigh together; a single one may weigh more.
  ///   - yields: its threads run behind those of normal priority.
  ///   - onFinished: called on a worker thread whenever an output can be taken.
  init(
    width: Int, weightLimit: Int64 = .max, yields: Bool = false,
    onFinished: @escaping @Sendable () -> Void, work: @escaping @Sendable (Request) -> Output
  ) {
    self.width = width
    self.weightLimit = weightLimit
    self.yields = yields
    self.onFinished = onFinished
    self.work = work
  }

  /// Adds requests behind those that wait. The threads end with `close` only.
  func submit(_ key: Key, _ request: Request, weight: Int64 = 0) {
    let needsThread = monitor.locked {
      pending.append(Job(key: key, request: request, weight: weight))
      monitor.changed()
      guard idleThreads < pending.count, threads < width, !isClosed else { return false }
      threads += 1
      return true
    }
    if needsThread { WorkerThread.start(yields: yields) { [self] in runThread() } }
  }

  /// Forgets what has not been begun, and says what that was.
  func takeBack() -> [Key] {
    monitor.locked {
      defer { pending.removeAll() }
      return pending.map(\.key)
    }
  }

  /// What was finished since the last call, in the order in which it was.
  func takeFinished() -> [(key: Key, output: Output)] {
    monitor.locked {
      defer { finished.removeAll() }
      return finished
    }
  }

  /// Nothing waits, is being worked on, or waits to be taken.
  var isIdle: Bool {
    monitor.locked { pending.isEmpty && running.isEmpty && finished.isEmpty }
  }

  /// Threads that have looked for something to do and found nothing that they may begin.
  var idleThreadCount: Int { monitor.locked { idleThreads } }

  /// Returns once none of these waits or is being worked on.
  func wait(for keys: [Key]) {
    monitor.locked {
      while keys.contains(where: { running[$0] != nil })
        || pending.contains(where: { keys.contains($0.key) })
      { monitor.wait() }
    }
  }

  /// Returns once nothing waits or is being worked on.
  func waitForAll() {
    monitor.locked {
      while !pending.isEmpty || !running.isEmpty { monitor.wait() }
    }
  }

  /// Forgets what has not been begun, and lets the threads end.
  func close() {
    monitor.locked {
      isClosed = true
      pending.removeAll()
      monitor.changed()
    }
  }

  private func runThread() {
    while let job = next() {
      let output = work(job.request)
      monitor.locked {
        running[job.key] = nil
        finished.append((job.key, output))
        monitor.changed()
      }
      onFinished()
    }
  }

  /// Waits for something to do; nil when the queue was closed.
  private func next() -> Job? {
    monitor.locked {
      idleThreads += 1
      defer { idleThreads -= 1 }
      while !isClosed {
        let weight = running.values.reduce(0, +)
        if let first = pending.first, running.isEmpty || weight + first.weight <= weightLimit {
          running[first.key] = first.weight
          return pending.removeFirst()
        }
        monitor.wait()
      }
      return nil
    }
  }
}
