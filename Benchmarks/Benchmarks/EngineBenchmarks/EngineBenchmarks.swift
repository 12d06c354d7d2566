import Benchmark
import ScrollEngine
import ScrollGeometry

let benchmarks: @Sendable () -> Void = {
  Meter.proveThatItCounts()
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, Meter.cost, Meter.allocations], warmupIterations: 2,
    maxDuration: .seconds(3), maxIterations: 500)
  touches()
  ticks()
  frames()
  trees()
  collections()
}

/// What a finger's event costs, and its leaving.
private func touches() {
  Benchmark("Touch") { benchmark in
    var drag = DraggedScrollView()
    Meter.measure(benchmark) { drag.touch($0) }
    blackHole(drag)
  }

  Benchmark("TouchPinching") { benchmark in
    var drag = DraggedScrollView()
    Meter.measure(benchmark) { drag.pinch($0) }
    blackHole(drag)
  }

  Benchmark("Release") { benchmark in
    var drag = DraggedScrollView()
    var moving = 0
    for step in 0..<8 { drag.touch(step) }
    Meter.measure(benchmark) { moving += drag.release($0) ? 1 : 0 }
    precondition(moving == Meter.repetitions, "nothing was thrown")
  }

  Benchmark("Projection") { benchmark in
    var sum = 0.0
    Meter.measure(benchmark) {
      sum += Deceleration(position: Double($0), velocity: 2, rate: 0.998).target
    }
    blackHole(sum)
  }
}

/// What a frame costs the machine while something moves by itself.
private func ticks() {
  let kinds: [(String, MotionOnTheWay.Kind)] = [
    ("Tick", .free), ("TickBouncing", .bouncing), ("TickPaging", .paging),
    ("TickGliding", .gliding), ("TickAnimating", .animating), ("TickZooming", .zooming),
  ]
  for (name, kind) in kinds {
    Benchmark(name) { benchmark in
      var motion = MotionOnTheWay(kind)
      Meter.measure(benchmark) { motion.tick($0) }
      motion.checkThatItStillMoves()
    }
  }
}

/// A whole frame: events, machine, delegate, layout and display list.
private func frames() {
  Benchmark("FrameDecelerating") { benchmark async in
    await measure(benchmark) {
      let window = ScrollingWindow()
      window.fling()
      return { window.frame($0) }
    }
  }

  Benchmark("FrameDragging") { benchmark async in
    await measure(benchmark) {
      let window = ScrollingWindow()
      return { window.drag($0) }
    }
  }

  Benchmark("FrameBrowserPaging") { benchmark async in
    await measure(benchmark) {
      let window = BrowsingWindow()
      return { window.drag($0) }
    }
  }

  Benchmark("FrameBrowserPinching") { benchmark async in
    await measure(benchmark) {
      let window = BrowsingWindow()
      return { window.pinch($0) }
    }
  }
}

private func measure(
  _ benchmark: Benchmark, _ prepare: @MainActor () -> @MainActor (Int) -> Void
) async {
  // Nothing else touches them meanwhile: this waits.
  nonisolated(unsafe) let benchmark = benchmark
  await MainActor.run {
    let frame = prepare()
    Meter.measure(benchmark) { index in MainActor.assumeIsolated { frame(index) } }
  }
}
