/// Does what is most urgent. Requests wait in the order of the last `submit`; what has not been begun
/// can be taken back, what has been begun and nobody wants any more is cancelled.
///
/// Its threads run behind the main thread's priority, so that frames do not wait for them.
package final class WorkQueue<Key: Hashable & Sendable, Request: Sendable, Output: Sendable>:
  @unchecked Sendable
{
  private struct Job {
    var key: Key
    var request: Request
    var weight: Int64
    var lane: String?
    var hasTime: Bool
  }

  private struct Running {
    /// Tells it from what is done for the same key afterwards.
    var number: Int
    var weight: Int64
    var lane: String?
    var task: Task<Void, Never>?
  }

  private let monitor = Monitor()
  private let width: Int
  private let laneWidth: Int
  private let weightLimit: Int64
  private let threads: WorkerThreads
  private let work: @Sendable (Request) async -> Output
  private let onFinished: @Sendable () -> Void

  // Inside the monitor only.
  private var pending: [Job] = []
  private var running: [Key: Running] = [:]
  private var begunCount = 0
  private var finished: [(key: Key, output: Output)] = []

  /// - Parameters:
  ///   - width: requests that are worked on at the same time, and its threads.
  ///   - laneWidth: requests that are worked on at the same time in each lane, beside those. Such
  ///     work should mostly wait for something else than its thread.
  ///   - weightLimit: the most that they may weigh together; a single one may weigh more.
  ///   - yields: its threads run behind those of normal priority.
  ///   - onFinished: called on a worker thread whenever an output can be taken.
  ///   - work: runs on threads of the queue's own, which it may block.
  package init(
    width: Int, laneWidth: Int = 6, weightLimit: Int64 = .max, yields: Bool = false,
    onFinished: @escaping @Sendable () -> Void,
    work: @escaping @Sendable (Request) async -> Output
  ) {
    self.width = width
    self.laneWidth = laneWidth
    self.weightLimit = weightLimit
    threads = WorkerThreads(count: width, yields: yields)
    self.onFinished = onFinished
    self.work = work
  }

  /// Adds requests behind those that wait. The threads end with `close` only.
  ///
  /// - Parameters:
  ///   - lane: those of a lane wait for each other and for no others: one slow server must not hold up
  ///     the rest.
  ///   - hasTime: it begins when nothing else of its lane is being worked on.
  package func submit(
    _ key: Key, _ request: Request, weight: Int64 = 0, lane: String? = nil, hasTime: Bool = false
  ) {
    monitor.locked {
      pending.append(
        Job(key: key, request: request, weight: weight, lane: lane, hasTime: hasTime))
    }
    beginWhatMayBegin()
  }

  /// Forgets what has not been begun, and says what that was.
  func takeBack() -> [Key] {
    monitor.locked {
      defer {
        pending.removeAll()
        monitor.changed()
      }
      return pending.map(\.key)
    }
  }

  /// Forgets what has not been begun of this key.
  package func takeBack(_ key: Key) {
    monitor.locked {
      pending.removeAll { $0.key == key }
      monitor.changed()
    }
  }

  /// Cancels what has been begun, but for these. It still finishes, perhaps sooner.
  func cancel(except keys: Set<Key>) {
    let tasks = monitor.locked {
      running.filter { !keys.contains($0.key) }.compactMap(\.value.task)
    }
    for task in tasks { task.cancel() }
  }

  /// What was finished since the last call, in the order in which it was.
  package func takeFinished() -> [(key: Key, output: Output)] {
    monitor.locked {
      defer { finished.removeAll() }
      return finished
    }
  }

  /// Something waits to be taken.
  var hasFinished: Bool { monitor.locked { !finished.isEmpty } }

  /// Nothing waits, is being worked on, or waits to be taken.
  var isIdle: Bool {
    monitor.locked { pending.isEmpty && running.isEmpty && finished.isEmpty }
  }

  /// Requests that are being worked on.
  var runningCount: Int { monitor.locked { running.count } }

  /// Returns once none of these waits or is being worked on.
  func wait(for keys: [Key]) {
    monitor.locked {
      while keys.contains(where: { running[$0] != nil })
        || pending.contains(where: { keys.contains($0.key) })
      { monitor.wait() }
    }
  }

  /// Returns once nothing waits or is being worked on.
  package func waitForAll() {
    monitor.locked {
      while !pending.isEmpty || !running.isEmpty { monitor.wait() }
    }
  }

  /// Forgets what has not been begun, cancels the rest, and lets the threads end.
  package func close() {
    _ = takeBack()
    cancel(except: [])
    threads.close()
  }

  private func beginWhatMayBegin() {
    for (number, job) in takeWhatMayBegin() {
      let task = Task(executorPreference: threads) { [self] in
        finish(job.key, await work(job.request))
      }
      monitor.locked {
        if running[job.key]?.number == number { running[job.key]?.task = task }
      }
    }
  }

  private func takeWhatMayBegin() -> [(number: Int, job: Job)] {
    monitor.locked {
      var jobs: [(Int, Job)] = []
      var weight = running.values.reduce(0) { $0 + $1.weight }
      var counts: [String?: Int] = [:]
      for job in running.values { counts[job.lane, default: 0] += 1 }
      var isTooHeavy = false
      pending.removeAll { job in
        let laneWidth = job.hasTime ? 1 : job.lane == nil ? width : laneWidth
        guard !isTooHeavy, counts[job.lane, default: 0] < laneWidth else { return false }
        // What is lighter must not overtake it for ever.
        isTooHeavy = !running.isEmpty && weight + job.weight > weightLimit
        guard !isTooHeavy else { return false }
        weight += job.weight
        counts[job.lane, default: 0] += 1
        begunCount += 1
        running[job.key] = Running(number: begunCount, weight: job.weight, lane: job.lane)
        jobs.append((begunCount, job))
        return true
      }
      return jobs
    }
  }

  private func finish(_ key: Key, _ output: Output) {
    monitor.locked {
      running[key] = nil
      finished.append((key, output))
      monitor.changed()
    }
    beginWhatMayBegin()
    onFinished()
  }
}
