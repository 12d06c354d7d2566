import Benchmark

/// What large collections cost: the first layout of a million items, and frames of a grid that is scrolled.
func collections() {
  let clock = Benchmark.Configuration(
    metrics: [.wallClock], warmupIterations: 2, maxDuration: .seconds(3), maxIterations: 100)

  Benchmark("LayoutMillionItems", configuration: clock) { benchmark async in
    // Nothing else touches it meanwhile: this waits.
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run {
      let window = CollectionWindow(itemCount: 1_000_000)
      benchmark.startMeasurement()
      window.layOut()
      benchmark.stopMeasurement()
      window.checkThatItShows()
    }
  }

  Benchmark("FrameGridSwaying") { benchmark async in
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run {
      let window = CollectionWindow(itemCount: 100_000)
      window.layOut()
      // The cells come, and are drawn, in the first turn.
      for index in 0..<24 { window.sway(index) }
      Meter.measure(benchmark) { window.sway($0) }
      window.checkThatItShows()
    }
  }

  Benchmark("FrameGrid") { benchmark async in
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run {
      let window = CollectionWindow(itemCount: 100_000)
      window.layOut()
      window.fling()
      Meter.measure(benchmark) { _ in window.frame() }
      window.checkThatItShows()
    }
  }
}
