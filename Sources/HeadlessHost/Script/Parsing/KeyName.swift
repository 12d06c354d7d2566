import ScrollEngine

/// How scripts call keys.
enum KeyName {
  private static let names: [(String, KeySample.Key)] = [
    ("Left", .left), ("Right", .right), ("Up", .up), ("Down", .down),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end),
    ("Space", .space), ("Escape", .escape), ("Return", .enter), ("Enter", .enter),
    ("Tab", .tab), ("Backspace", .backspace), ("Delete", .delete), ("F11", .f11), ("F1", .f1),
    ("F2", .f2), ("F10", .f10), ("F5", .f5), ("F7", .f7), ("F8", .f8), ("F9", .f9), ("Menu", .menu),
    ("ContextClick", .contextClick),
    ("plus", .character(0x2B)), ("minus", .character(0x2D)),
  ]

  private static let modifiers: [(String, KeySample.Modifiers)] = [
    ("Shift+", .shift), ("Control+", .control), ("Ctrl+", .control), ("Alt+", .alternate),
    ("Command+", .command),
  ]

  /// `Shift+Right`, `plus`, `a`, `U+00E9`. Names may be written in any case; characters are what they are.
  static func parse(_ text: Substring) -> (KeySample.Key, KeySample.Modifiers)? {
    var rest = text
    var held: KeySample.Modifiers = []
    while let (name, modifier) = modifiers.first(where: { isPrefix($0.0, of: rest) }) {
      rest = rest.dropFirst(name.count)
      held.insert(modifier)
    }
    guard let key = key(rest) else { return nil }
    return (key, held)
  }

  /// `Control+Shift`; nil for what is none.
  static func modifiers(_ text: Substring) -> KeySample.Modifiers? {
    var held: KeySample.Modifiers = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let found = modifiers.first(where: { isPrefix($0.0, of: name + "+") }) else {
        return nil
      }
      held.insert(found.1)
    }
    return held
  }

  static func text(_ held: KeySample.Modifiers) -> String { String(prefix(of: held).dropLast()) }

  static func text(_ key: KeySample.Key, _ held: KeySample.Modifiers) -> String {
    prefix(of: held) + name(of: key)
  }

  private static func prefix(of held: KeySample.Modifiers) -> String {
    [modifiers[0], modifiers[1], modifiers[3], modifiers[4]]
      .filter { held.contains($0.1) }.map(\.0).joined()
  }

  private static func key(_ text: Substring) -> KeySample.Key? {
    if let named = names.first(where: { $0.0.count == text.count && isPrefix($0.0, of: text) }) {
      return named.1
    }
    if text.count > 2, text.hasPrefix("U+"), let value = UInt32(text.dropFirst(2), radix: 16) {
      return .character(value)
    }
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return .character(scalar.value)
  }

  private static func name(of key: KeySample.Key) -> String {
    if let named = names.first(where: { $0.1 == key }) { return named.0 }
    guard case .character(let value) = key else { return "" }
    if let scalar = Unicode.Scalar(value), scalar.isASCII,
      scalar.properties.isAlphabetic
        || (0x30...0x39).contains(value)
    {
      return String(Character(scalar))
    }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isPrefix(_ name: String, of text: Substring) -> Bool {
    text.prefix(name.count).lowercased() == name.lowercased()
  }
}
