import ScrollGeometry

/// One contact at one moment.
public struct TouchSample: Equatable, Sendable {
  /// What a contact does.
  public enum Phase: Sendable {
    /// It came.
    case down
    /// It is elsewhere.
    case move
    /// It was lifted.
    case up
    /// The system took it away: nothing is to come of it.
    case cancel
  }
  /// What touches.
  public enum Device: Sendable {
    /// On a screen.
    case finger
    /// A pointer with its first button down.
    case mouse
    /// A tip on a screen or a tablet.
    case pen
  }

  /// Stays the same from `down` to `up` or `cancel`; may be used again afterwards.
  public var id: Int32
  /// What the contact does.
  public var phase: Phase
  /// What it is.
  public var device: Device
  /// Window coordinates, points.
  public var position: Point
  /// Seconds, this contact's own time stamp.
  public var time: Double
  /// Keys that were held when it came down.
  public var modifiers: KeySample.Modifiers

  /// A contact at `position`, window points, at `time`, seconds.
  public init(
    id: Int32, phase: Phase, device: Device = .finger, position: Point, time: Double,
    modifiers: KeySample.Modifiers = []
  ) {
    self.id = id
    self.phase = phase
    self.device = device
    self.position = position
    self.time = time
    self.modifiers = modifiers
  }
}
