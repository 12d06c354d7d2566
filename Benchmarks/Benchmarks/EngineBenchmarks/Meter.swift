import AllocationCounter
import Benchmark
import ScrollGeometry

/// Measures a step of the engine in what does not depend on the machine: calls of our own `exp` that take
/// as long, and blocks of memory asked for.
enum Meter {
  static let cost = BenchmarkMetric.custom("Cost in exp calls, percent")
  static let allocations = BenchmarkMetric.custom("Allocations per 1000")
  static let repetitions = 1000

  /// Runs `step` a thousand times between two runs of `exp`, on the same core at the same clock rate.
  static func measure(_ benchmark: Benchmark, _ step: (Int) -> Void) {
    let clock = BenchmarkClock()
    let first = clock.now
    let reference = exponentials()
    let second = clock.now
    let before = allocation_count()
    for index in 0..<repetitions { step(index) }
    let after = allocation_count()
    let third = clock.now
    blackHole(reference)
    let unit = Double(first.duration(to: second).attoseconds)
    let taken = Double(second.duration(to: third).attoseconds)
    benchmark.measurement(cost, Int((100 * taken / unit).rounded()))
    benchmark.measurement(allocations, after - before)
  }

  @inline(never)
  private static func exponentials() -> Double {
    var sum = 0.0
    // Each call waits for the one before, as in a motion.
    for index in 0..<repetitions {
      sum = DeterministicMath.exp(sum * 1e-9 - Double(index) * 0.001)
    }
    return sum
  }

  /// A counter that counts nothing would make every budget look kept.
  static func proveThatItCounts() {
    let before = allocation_count()
    for length in 1...100 { blackHole([Int](repeating: length, count: length)) }
    precondition(allocation_count() - before >= 100, "the allocation counter does not count")
    let quiet = allocation_count()
    blackHole(exponentials())
    precondition(allocation_count() == quiet, "the allocation counter counts what is none")
  }
}

extension Duration {
  fileprivate var attoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000_000_000_000 + attoseconds
  }
}
