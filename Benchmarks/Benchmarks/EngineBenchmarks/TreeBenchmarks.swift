import Benchmark

/// What large trees of views cost: a layout of ten thousand views, a thousand hits, ten hits among siblings.
func trees() {
  let clock = Benchmark.Configuration(
    metrics: [.wallClock, Meter.longCost], warmupIterations: 2, maxDuration: .seconds(3),
    maxIterations: 100)

  Benchmark("LayoutTenThousand", configuration: clock) { benchmark async in
    await measure(benchmark) {
      let views = ManyViews(fanOut: 10)
      return { views.layOut() }
    }
  }

  Benchmark("HitTestTree", configuration: clock) { benchmark async in
    await measure(benchmark) {
      let views = ManyViews(fanOut: 10)
      return { for _ in 0..<1000 { views.hit() } }
    }
  }

  Benchmark("HitTestSiblings", configuration: clock) { benchmark async in
    await measure(benchmark) {
      let views = ManyViews(fanOut: ManyViews.count)
      return { for _ in 0..<10 { views.hit() } }
    }
  }
}

/// Prepares outside of what is measured.
private func measure(
  _ benchmark: Benchmark, _ prepare: @MainActor () -> @MainActor () -> Void
) async {
  // Nothing else touches it meanwhile: this waits.
  nonisolated(unsafe) let benchmark = benchmark
  await MainActor.run {
    let step = prepare()
    benchmark.startMeasurement()
    Meter.measureLong(benchmark, step)
    benchmark.stopMeasurement()
  }
}
