import PhotoDecoding

/// A few threads for work that may block them: tasks that prefer them run there, and on no other,
/// wherever they go on after having waited.
final class WorkerThreads: TaskExecutor, @unchecked Sendable {
  private let monitor = Monitor()
  private let count: Int
  private let startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool

  // Inside the monitor only.
  private var waiting: [UnownedJob] = []
  private var idle = 0
  private var started = 0
  private var isClosed = false

  /// - Parameters:
  ///   - count: at most so many; each starts when it is needed.
  ///   - yields: they run behind threads of normal priority.
  convenience init(count: Int, yields: Bool) {
    self.init(count: count) { WorkerThread.start(yields: yields, $0) }
  }

  /// - Parameter startThread: false when there is none.
  init(count: Int, startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool) {
    self.count = count
    self.startThread = startThread
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = monitor.locked {
      waiting.append(job)
      monitor.changed()
      guard idle < waiting.count, started < count else { return false }
      started += 1
      return true
    }
    guard needsThread, !startThread({ [self] in run() }) else { return }
    // Those that there are will do it. Where there is none, whoever wants it done does it.
    let left = monitor.locked { () -> [UnownedJob] in
      started -= 1
      defer { if started == 0 { waiting.removeAll() } }
      return started == 0 ? waiting : []
    }
    for job in left { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Lets the threads end when nothing is left to be done.
  func close() {
    monitor.locked {
      isClosed = true
      monitor.changed()
    }
  }

  private func run() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Waits for something to do; nil when there will be nothing more.
  private func next() -> UnownedJob? {
    monitor.locked {
      idle += 1
      defer { idle -= 1 }
      while waiting.isEmpty {
        if isClosed {
          // What comes after all starts another one.
          started -= 1
          return nil
        }
        monitor.wait()
      }
      return waiting.removeFirst()
    }
  }
}
