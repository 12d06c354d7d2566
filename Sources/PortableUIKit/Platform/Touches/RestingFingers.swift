import ScrollEngine

#if hasFeature(Embedded)
  /// No browser tells of fingers that lie on a trackpad.
  struct RestingFingers {
    @inline(__always)
    func follow(_ sample: ScrollSample, on scrollView: UIScrollView?, at time: Double) {}
  }
#else
  /// Fingers that lie on a trackpad: as those on a screen they hold what moves.
  struct RestingFingers {
    private var areThere = false

    /// - Parameter sample: what the scroll view's pan has taken, at `time`, seconds: a step of nothing begins a rest.
    @MainActor
    mutating func follow(_ sample: ScrollSample, on scrollView: UIScrollView?, at time: Double) {
      if sample.phase == .began, sample.delta == .zero {
        areThere = true
        scrollView?.contactBegan(at: time)
      } else if areThere, sample.phase != .changed {
        areThere = false
        scrollView?.contactEnded(at: time)
      }
    }
  }
#endif
