import ScrollEngine

extension ScrollMachine {
  /// In builds with `ENGINE_CHECKS`: stops with the machine's whole state when something is wrong.
  @inline(__always)
  func checkInvariants(_ metrics: @autoclosure () -> ScrollMetrics) {
    #if ENGINE_CHECKS
      let metrics = metrics()
      if let broken = brokenInvariant(metrics) {
        #if hasFeature(Embedded)
          fatalError("a scroll machine is wrong")
        #else
          fatalError("\(broken): \(self) with \(metrics)")
        #endif
      }
    #endif
  }
}
