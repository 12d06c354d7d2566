import ScrollGeometry

/// A whole gesture of a script: what a person would call one movement. Places in window points, durations in seconds.
public enum Gesture: Equatable, Sendable {
  /// One finger at constant speed, lifted in motion.
  case swipe(from: Point, to: Point, duration: Double)
  /// One finger at constant speed, then held still before it lifts.
  case drag(from: Point, to: Point, duration: Double)
  /// Two fingers at this distance from each other, opposite about the centre.
  case pinch(center: Point, from: Double, to: Double, duration: Double, isVertical: Bool)
  /// Two fingers turning about the centre, clockwise on the screen.
  case rotate(center: Point, degrees: Double, duration: Double)
  case tap(Point)
  case doubleTap(Point)
  case hold(Point, duration: Double)
  /// Two fingers on a trackpad; the content moves by this much.
  case scroll(Vector, duration: Double, momentum: Momentum?)
  /// Two fingers on a trackpad; the content grows by this factor.
  case magnify(scale: Double, duration: Double)

  /// How a system that makes momentum itself lets a scroll run out.
  public struct Momentum: Equatable, Sendable {
    public var movement: Vector
    public var duration: Double

    public init(movement: Vector, duration: Double) {
      self.movement = movement
      self.duration = duration
    }
  }

  /// How long the clock runs until its last event, seconds.
  public var length: Double {
    switch self {
    case .swipe(_, _, let duration), .pinch(_, _, _, let duration, _),
      .rotate(_, _, let duration), .hold(_, let duration), .magnify(_, let duration):
      duration
    case .drag(_, _, let duration): duration + ScriptLimits.dragRest
    case .tap: ScriptLimits.tap
    case .doubleTap: 2 * ScriptLimits.tap + ScriptLimits.betweenTaps
    case .scroll(_, let duration, let momentum): duration + (momentum?.duration ?? 0)
    }
  }

  /// How many fingers touch the screen.
  var fingerCount: Int {
    switch self {
    case .swipe, .drag, .tap, .doubleTap, .hold: 1
    case .pinch, .rotate: 2
    case .scroll, .magnify: 0
    }
  }
}
