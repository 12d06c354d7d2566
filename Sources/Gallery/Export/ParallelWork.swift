import Dispatch
import Foundation
import PhotoTiles

/// Works on several requests at a time, on as many threads as there are processors, while one thread
/// takes what comes of them.
final class ParallelWork<Request: Sendable, Output: Sendable> {
  private let queue: WorkQueue<Int, Request, Output>
  private let finished = DispatchSemaphore(value: 0)
  private var taken: [(key: Int, output: Output)] = []

  /// - Parameter weightLimit: the most that requests weigh together that are worked on at the same
  ///   time; a single one may weigh more.
  init(weightLimit: Int64 = .max, _ work: @escaping @Sendable (Request) async -> Output) {
    queue = WorkQueue(
      width: ProcessInfo.processInfo.activeProcessorCount, weightLimit: weightLimit,
      onFinished: { [finished] in finished.signal() }, work: work)
  }

  /// What has been begun is finished before.
  deinit {
    queue.close()
    queue.waitForAll()
  }

  func submit(_ number: Int, _ request: Request, weight: Int64 = 0) {
    queue.submit(number, request, weight: weight)
  }

  /// Waits for the next output. To be called as often as `submit`.
  func next() -> (number: Int, output: Output) {
    finished.wait()
    taken += queue.takeFinished()
    let (number, output) = taken.removeFirst()
    return (number, output)
  }
}
