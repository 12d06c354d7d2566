import ScrollEngine

/// How far the changes of a `UIViewPropertyAnimator` are.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class AnimationScrubber {
  /// A share of the time; of the change while it is even.
  var fraction = 0.0
  /// Moved by hand: everything goes evenly.
  var isEven = false

  func progress(of course: AnimationCourse) -> Double {
    isEven ? course.evenProgress(at: fraction) : course.progress(at: fraction)
  }
}
