import ScrollEngine

/// What `CATransaction` keeps.
struct AnimationTransaction {
  var disablesActions = false
  /// Seconds; nil is 0.25.
  var duration: Double?
  var timingFunction: CAMediaTimingFunction?
  /// Who waits for the animations that are added.
  var run: AnimationRun?
  var completion: (() -> Void)?
  var isChanged = false

  static let standardDuration = 0.25
}
