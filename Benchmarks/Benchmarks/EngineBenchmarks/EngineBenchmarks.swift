import Benchmark
import ScrollEngine
import ScrollGeometry

let benchmarks: @Sendable () -> Void = {
  Meter.proveThatItCounts()
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, Meter.cost, Meter.allocations], warmupIterations: 2,
    maxDuration: .seconds(3), maxIterations: 500)

  Benchmark("Touch") { benchmark in
    var drag = DraggedScrollView()
    Meter.measure(benchmark) { drag.touch($0) }
    blackHole(drag)
  }

  Benchmark("Tick") { benchmark in
    var flight = DecelerationOnTheWay()
    Meter.measure(benchmark) { flight.tick($0) }
    blackHole(flight)
  }

  Benchmark("Projection") { benchmark in
    var sum = 0.0
    Meter.measure(benchmark) {
      sum += Deceleration(position: Double($0), velocity: 2, rate: 0.998).target
    }
    blackHole(sum)
  }

  Benchmark("Frame") { benchmark async in
    // Nothing else touches it meanwhile: this waits.
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run {
      let window = ScrollingWindow()
      Meter.measure(benchmark) { window.frame($0) }
    }
  }
}
