import ScrollGeometry

/// How long an animated change of offset or zoom takes, and how it goes through that time.
public struct AnimationTiming: Equatable, Sendable {
  /// Milliseconds.
  public var duration: Double
  public var curve: TimingCurve

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
  /// Of the points, or the zoom, of a wheel's notch. The next one may come in the next frame and begins anew from what is
  /// shown: a curve that begins slowly would stand still for as long as the wheel turns.
  public static let wheel = AnimationTiming(
    duration: Tunables.wheelAnimationDuration, curve: wheelCurve)
  /// Of the page that a wheel's notch turns.
  public static let wheelPage = AnimationTiming(
    duration: Tunables.offsetAnimationDuration, curve: wheelCurve)

  private static let wheelCurve = TimingCurve.bezier(
    Tunables.wheelCurveFirst, Tunables.wheelCurveSecond)
}
