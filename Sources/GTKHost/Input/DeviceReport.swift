import ScrollEngine
import ScrollGeometry

/// What a device reported, freed from GDK: a plain value in window points and host seconds.
struct DeviceReport: Equatable, Sendable {
  var time: Double
  var kind: Kind

  enum Kind: Equatable, Sendable {
    /// `sequence` names the finger while it is down.
    case touch(sequence: UInt, TouchSample.Phase, Point)
    /// The first button of a mouse, or a pen's tip.
    case button(Pointer, isDown: Bool, Point, modifiers: KeySample.Modifiers = [])
    /// `isPressed`: the system believes that the first button is down.
    case motion(Pointer, isPressed: Bool, Point)
    /// A pen left the tablet's reach.
    case proximityOut
    case scroll(Scroll)
    case pinch(Pinch)
    /// Fingers lie on a trackpad, or do no more: they have gone, or begin to move.
    case hold(Bool)
    case key(KeySample)
  }

  enum Pointer: Equatable, Sendable { case mouse, pen }

  struct Scroll: Equatable, Sendable {
    enum Source: Equatable, Sendable { case wheel, trackpad }
    enum Unit: Equatable, Sendable { case click, pixel }

    var source: Source
    var unit: Unit
    /// As GDK signs it: positive y is "scroll down".
    var delta: Vector
    /// The fingers left the pad.
    var isStop: Bool
    var control: Bool
  }

  enum Pinch: Equatable, Sendable {
    case began
    /// `scale` is absolute since the begin, `turn` in radians since the last report.
    case changed(scale: Double, turn: Double)
    case ended
    case cancelled
  }
}
