/// How a text differs from the interface font's upright shape.
public struct FontTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let italic = FontTraits(rawValue: 1)
  public static let monospaced = FontTraits(rawValue: 2)
  public static let underlined = FontTraits(rawValue: 4)
  public static let struckThrough = FontTraits(rawValue: 8)
}
