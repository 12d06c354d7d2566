import AllocationCounter
import Benchmark
import ScrollGeometry

/// Measures a step of the engine in what does not depend on the machine: calls of our own `exp` that take
/// as long, and blocks of memory asked for.
enum Meter {
  static let cost = BenchmarkMetric.custom("Cost in exp calls, percent")
  static let longCost = BenchmarkMetric.custom("Cost in exp calls, thousands")
  static let allocations = BenchmarkMetric.custom("Allocations per 1000")
  static let repetitions = 1000

  /// In so many turns, each with its own run of `exp`: the middle one counts, so that a turn in which the
  /// system gave the core to somebody else does not.
  private static let turns = 10

  /// Runs `step` a thousand times, in turns with `exp`, on the same core at the same clock rate.
  static func measure(_ benchmark: Benchmark, _ step: (Int) -> Void) {
    let clock = BenchmarkClock()
    var ratios: [Double] = []
    ratios.reserveCapacity(turns)
    var blocks = 0
    for turn in 0..<turns {
      let first = clock.now
      let length = repetitions / turns
      blackHole(exponentials(length, from: Double(turn)))
      let second = clock.now
      let before = allocation_count()
      for index in turn * length..<(turn + 1) * length { step(index) }
      blocks += allocation_count() - before
      let third = clock.now
      let unit = Double(first.duration(to: second).attoseconds)
      ratios.append(Double(second.duration(to: third).attoseconds) / unit)
    }
    ratios.sort()
    benchmark.measurement(cost, Int((100 * ratios[turns / 2]).rounded()))
    benchmark.measurement(allocations, blocks)
  }

  /// Runs `step`, which takes milliseconds, once in each of a few turns; the middle one counts.
  static func measureLong(_ benchmark: Benchmark, _ step: () -> Void) {
    let clock = BenchmarkClock()
    var ratios: [Double] = []
    for turn in 0..<5 {
      let first = clock.now
      blackHole(exponentials(10_000, from: Double(turn)))
      let second = clock.now
      step()
      let third = clock.now
      let unit = Double(first.duration(to: second).attoseconds) / 10
      ratios.append(Double(second.duration(to: third).attoseconds) / unit)
    }
    ratios.sort()
    benchmark.measurement(longCost, Int(ratios[ratios.count / 2].rounded()))
  }

  /// From another start in every turn: otherwise the compiler would see that the result is the same.
  @inline(never)
  private static func exponentials(_ count: Int, from start: Double) -> Double {
    var sum = start
    // Each call waits for the one before, as in a motion.
    for index in 0..<count {
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
    blackHole(exponentials(100, from: 0))
    precondition(allocation_count() == quiet, "the allocation counter counts what is none")
  }
}

extension Duration {
  fileprivate var attoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000_000_000_000 + attoseconds
  }
}
