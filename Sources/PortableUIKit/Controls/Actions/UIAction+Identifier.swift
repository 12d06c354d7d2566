extension UIAction {
  /// Names an action: a control has one of a name for an event.
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
}
