import ScrollGeometry

/// One contact at one moment.
public struct TouchSample: Equatable, Sendable {
  public enum Phase: Sendable { case down, move, up, cancel }
  public enum Device: Sendable { case finger, mouse, pen }

  /// Stays the same from `down` to `up` or `cancel`; may be used again afterwards.
  public var id: Int32
  public var phase: Phase
  public var device: Device
  /// Window coordinates, points.
  public var position: Point
  /// Seconds, this contact's own time stamp.
  public var time: Double
  /// Keys that were held when it came down.
  public var modifiers: KeySample.Modifiers

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
