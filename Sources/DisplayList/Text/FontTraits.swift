/// How a text differs from the interface font's upright shape.
public struct FontTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Slanted.
  public static let italic = FontTraits(rawValue: 1)
  /// All characters are as wide.
  public static let monospaced = FontTraits(rawValue: 2)
  /// With a line below it.
  public static let underlined = FontTraits(rawValue: 4)
  /// With a line through it.
  public static let struckThrough = FontTraits(rawValue: 8)
}
