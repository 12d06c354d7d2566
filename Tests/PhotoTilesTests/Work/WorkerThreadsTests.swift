import Synchronization
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

/// Threads that a system may refuse.
@Suite struct WorkerThreadsTests {
  @Test(.timeLimit(.minutes(1))) func withoutAThreadWorkIsDoneWhereItIsAskedFor() async {
    let threads = WorkerThreads(count: 2) { _ in false }
    for number in 1...3 {
      let task = Task(executorPreference: threads) { number * 10 }
      #expect(await task.value == number * 10)
    }
    threads.close()
  }

  @Test(.timeLimit(.minutes(10))) func oneThreadDoesTheWorkOfThoseThatAreRefused() async {
    let isFirst = Mutex(true)
    let threads = WorkerThreads(count: 4) { run in
      let mayStart = isFirst.withLock { value in
        defer { value = false }
        return value
      }
      return mayStart && WorkerThread.start(yields: false, run)
    }
    let tasks = (0..<20).map { number in Task(executorPreference: threads) { number } }
    var sum = 0
    for task in tasks { sum += await task.value }
    #expect(sum == 190)
    threads.close()
  }
}
