import ScrollEngine

#if hasFeature(Embedded)
  /// No browser tells of fingers that lie on a trackpad.
  struct RestingFingers {
    @inline(__always)
    func follow(_ sample: ScrollSample, of pan: UIScrollViewPanGestureRecognizer) {}
  }
#else
  /// Fingers that lie on a trackpad: as those on a screen they hold what moves.
  struct RestingFingers {
    private var areThere = false

    /// - Parameter sample: what the scroll view's pan has taken: a step of nothing begins a rest.
    @MainActor
    mutating func follow(_ sample: ScrollSample, of pan: UIScrollViewPanGestureRecognizer) {
      if sample.phase == .began, sample.delta == .zero {
        areThere = true
        pan.scrollView?.contactBegan(at: pan.now)
      } else if areThere, sample.phase != .changed {
        areThere = false
        pan.scrollView?.contactEnded(at: pan.now)
      }
    }
  }
#endif
