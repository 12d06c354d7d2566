/// When in its animation, and how, one change happens.
public struct AnimationCourse: Equatable, Sendable {
  /// Seconds from the beginning to the end of the whole animation, once through.
  public var duration: Double
  /// How the change itself goes.
  public var pace: AnimationPace
  /// How the animation that this is a part of goes: linear when it is the whole.
  public var warp: AnimationPace
  /// The part's beginning, as a share of the whole.
  public var start: Double
  /// The part's length, as a share of the whole.
  public var length: Double

  /// A part of an animation of `duration` seconds; all of it unless something else is said.
  public init(
    duration: Double, pace: AnimationPace, warp: AnimationPace = .curve(.linear),
    start: Double = 0, length: Double = 1
  ) {
    self.duration = duration
    self.pace = pace
    self.warp = warp
    self.start = start
    self.length = length
  }

  /// How much of the change is done after a fraction of the whole time.
  public func progress(at fraction: Double) -> Double {
    if start == 0, length == 1, warp == .curve(.linear) {
      return pace.value(at: fraction, of: duration)
    }
    let whole = warp.value(at: fraction, of: duration)
    return pace.value(at: share(of: whole), of: duration * length)
  }

  /// How much of the change is done after a fraction of the whole time when all goes evenly, as for a finger that
  /// moves it.
  public func evenProgress(at fraction: Double) -> Double {
    Swift.min(Swift.max(share(of: fraction), 0), 1)
  }

  private func share(of whole: Double) -> Double {
    guard length > 0 else { return whole >= start ? 1 : 0 }
    return (whole - start) / length
  }
}
