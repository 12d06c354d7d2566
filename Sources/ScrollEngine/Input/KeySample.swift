/// A key went down (hosts repeat it while it is held) or up.
public struct KeySample: Equatable, Sendable {
  public enum Phase: Sendable { case down, up }

  /// Keys that mean something to a viewer; `character` is anything else, as a Unicode scalar.
  public enum Key: Hashable, Sendable {
    case left, right, up, down, pageUp, pageDown, home, end
    case space, escape, enter, tab, backspace, delete, f11, f1, f2, f10, f5, f7, f8, f9
    case menu
    /// Not a key but the pointer's second button, which means the place of the last `hover`.
    case contextClick
    case character(UInt32)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alternate = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  public var phase: Phase
  public var key: Key
  public var modifiers: Modifiers

  public init(phase: Phase, key: Key, modifiers: Modifiers = []) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
  }
}
