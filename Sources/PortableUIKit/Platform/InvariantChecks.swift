import ScrollEngine

extension UIScrollView {
  /// In builds with `ENGINE_CHECKS`: stops with the machine's whole state when something is wrong.
  @inline(__always)
  func checkInvariants() {
    #if ENGINE_CHECKS
      if let broken = machine.brokenInvariant(metrics) {
        #if hasFeature(Embedded)
          fatalError("a scroll machine is wrong")
        #else
          fatalError("\(broken): \(machine) with \(metrics)")
        #endif
      }
    #endif
  }
}
