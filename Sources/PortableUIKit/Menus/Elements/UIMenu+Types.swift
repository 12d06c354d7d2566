extension UIMenu {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // By bytes: comparing strings would bring the Unicode tables into a web page.
    public static func == (left: Identifier, right: Identifier) -> Bool {
      left.rawValue.isSame(as: right.rawValue)
    }

    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// How a menu stands in another one; the values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it, divided from the others.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is on, the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
