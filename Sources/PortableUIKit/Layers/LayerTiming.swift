/// The time of a layer that is not its superlayer's.
struct LayerTiming: Equatable {
  var beginTime = 0.0
  var timeOffset = 0.0
  var speed = 1.0
  var duration = Double.infinity
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Own time at a time of the superlayer, seconds.
  func inside(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }

  func outside(_ time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }
}
