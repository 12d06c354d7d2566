/// How the time of a layer or an animation follows from that of what it is in.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CAMediaTiming: AnyObject {
  /// Seconds of what it is in.
  var beginTime: CFTimeInterval { get set }
  /// Seconds, once through.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// Seconds of its own time by which it is ahead.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// Seconds.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
