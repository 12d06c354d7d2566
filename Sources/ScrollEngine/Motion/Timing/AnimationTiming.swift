import ScrollGeometry

/// How long an animated change of offset or zoom takes, and how it goes through that time.
public struct AnimationTiming: Equatable, Sendable {
  /// Milliseconds.
  public var duration: Double
  /// How it goes through its time.
  public var curve: TimingCurve

  /// So many milliseconds, by a curve.
  public init(duration: Double, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// Of an offset that a program asks for.
  public static let offset = AnimationTiming(
    duration: Tunables.offsetAnimationDuration, curve: .easeInOut)
  /// Of a zoom that a program asks for.
  public static let zoom = AnimationTiming(
    duration: Tunables.zoomAnimationDuration, curve: .easeInOut)
  /// Of the points, or the zoom, of a wheel's notch.
  public static let wheel = AnimationTiming(
    duration: Tunables.wheelAnimationDuration, curve: startsAtOnce)
  /// Of the page that a wheel's notch turns.
  public static let wheelPage = offset.overtaking

  /// The same for what takes over from another animation. The next one may come in the next frame, of a wheel or of a key
  /// that is held, and begins anew from what is shown: with a curve that begins slowly all would stand still meanwhile.
  var overtaking: AnimationTiming { AnimationTiming(duration: duration, curve: Self.startsAtOnce) }

  private static let startsAtOnce = TimingCurve.bezier(
    Tunables.overtakingCurveFirst, Tunables.overtakingCurveSecond)
}
