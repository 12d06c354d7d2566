import ScrollEngine

/// When in its animation, and how, one change happens.
struct AnimationCourse: Equatable {
  /// Seconds from the beginning to the end of the whole animation, once through.
  var duration: Double
  /// How the change itself goes.
  var pace: AnimationPace
  /// How the animation that this is a part of goes: linear when it is the whole.
  var warp = AnimationPace.curve(.linear)
  /// The part's beginning and length, as shares of the whole.
  var start = 0.0
  var length = 1.0

  /// How much of the change is done after a fraction of the whole time.
  func progress(at fraction: Double) -> Double {
    if start == 0, length == 1, warp == .curve(.linear) {
      return pace.value(at: fraction, of: duration)
    }
    let whole = warp.value(at: fraction, of: duration)
    return pace.value(at: share(of: whole), of: duration * length)
  }

  /// The same with everything even, for a finger that moves it.
  func evenProgress(at fraction: Double) -> Double { min(max(share(of: fraction), 0), 1) }

  private func share(of whole: Double) -> Double {
    guard length > 0 else { return whole >= start ? 1 : 0 }
    return (whole - start) / length
  }
}
