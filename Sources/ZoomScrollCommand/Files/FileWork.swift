import Dispatch

/// What is done to files, one after the other, away from the main thread.
@MainActor
final class FileWork {
  private let queue = DispatchQueue(label: "files")
  /// Called when something was done, and its receiver has heard of it.
  var didAnswer: () -> Void = {}

  func run<Value: Sendable, Problem: Error>(
    _ work: @escaping @Sendable () throws(Problem) -> Value,
    then receiver: @escaping @MainActor (Result<Value, Problem>) -> Void
  ) {
    queue.async { [weak self] in
      let result = Result { () throws(Problem) in try work() }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          receiver(result)
          self?.didAnswer()
        }
      }
    }
  }
}
