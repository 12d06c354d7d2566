import ScrollEngine
import ScrollGeometry

/// What a host reports at one moment, as one line of a script without its time.
public enum RawInput: Equatable, Sendable {
  case contact(RawContact)
  case hover(Point)
  case scroll(ScrollSample.Phase, Vector)
  /// `rotation` in radians.
  case magnify(MagnifySample.Phase, scale: Double, rotation: Double)
  case wheel(Vector, zooms: Bool)
  /// Without a phase: down and up at once.
  case key(KeySample.Key, KeySample.Modifiers, phase: KeySample.Phase?)
  case text(TextSample)
  /// Without pixels per point: those of before.
  case resize(Size, pixelsPerPoint: Double?)
  case setting(InputEvent.Setting, Bool)
  case appearance(InputEvent.Appearance)
}

/// A finger, a mouse button or a pen tip, as one line of a script.
public struct RawContact: Equatable, Sendable {
  public var id: Int32
  public var device: TouchSample.Device
  public var phase: TouchSample.Phase
  /// Nil: where this contact was last.
  public var position: Point?
  /// The contact's own time stamp, seconds; nil: that of the line.
  public var stamp: Double?
  /// Keys that were held when it came down.
  public var modifiers: KeySample.Modifiers

  public init(
    id: Int32, device: TouchSample.Device, phase: TouchSample.Phase, position: Point?,
    stamp: Double? = nil, modifiers: KeySample.Modifiers = []
  ) {
    self.id = id
    self.device = device
    self.phase = phase
    self.position = position
    self.stamp = stamp
    self.modifiers = modifiers
  }

  /// The number that a line without `id` means; fingers always carry theirs.
  static func defaultID(of device: TouchSample.Device) -> Int32 {
    switch device {
    case .finger: 1
    case .mouse: -1
    case .pen: -2
    }
  }
}
