/// A key went down (hosts repeat it while it is held) or up.
public struct KeySample: Equatable, Sendable {
  /// What a key did.
  public enum Phase: Sendable {
    /// It was pressed, or repeats itself.
    case down
    /// It was let go.
    case up
  }

  /// Keys that mean something to a viewer; `character` is anything else, as a Unicode scalar.
  public enum Key: Hashable, Sendable {
    /// Keys that move what is shown, or the keyboard's place in it.
    case left, right, up, down, pageUp, pageDown, home, end
    /// Keys that do something, by the names that keyboards have on them.
    case space, escape, enter, tab, backspace, delete, f11, f1, f2, f10, f5, f7, f8, f9
    /// The key that opens a menu.
    case menu
    /// Not a key but the pointer's second button, which means the place of the last `hover`.
    case contextClick
    /// Any other key: what it writes.
    case character(UInt32)
  }

  /// Keys that change what others mean.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Either one.
    public static let shift = Modifiers(rawValue: 1)
    /// Either one.
    public static let control = Modifiers(rawValue: 2)
    /// Alt; Option on Apple's keyboards.
    public static let alternate = Modifiers(rawValue: 4)
    /// Command; the Super key elsewhere.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Pressed or let go.
  public var phase: Phase
  /// Which key.
  public var key: Key
  /// Keys that were held meanwhile.
  public var modifiers: Modifiers
  /// The Latin letter that the key has in another one of the keyboard's layouts, as a Unicode scalar, where this one has a
  /// letter of another script; 0: none.
  public var latin: UInt32

  /// One key at one moment.
  public init(phase: Phase, key: Key, modifiers: Modifiers = [], latin: UInt32 = 0) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.latin = latin
  }
}
