import ScrollEngine

/// How scripts write what all that is shown looks like: `text-size 1.5`, `accent 3584E4`, `accent none`.
enum AppearanceName {
  private static let textSize = "text-size"
  private static let accent = "accent"
  private static let none = "none"

  static func text(_ appearance: InputEvent.Appearance) -> String {
    switch appearance {
    case .textSize(let factor): "\(textSize) \(factor.scriptText)"
    case .accent(let color): "\(accent) \(color.map(hexadecimal) ?? none)"
    }
  }

  /// Nil when the next word names something else.
  static func parse(_ scanner: inout LineScanner) throws(ScriptError) -> InputEvent.Appearance? {
    if scanner.take(textSize) { return .textSize(try scanner.positive("the text size")) }
    guard scanner.take(accent) else { return nil }
    if scanner.take(none) { return .accent(nil) }
    let word = try scanner.word("the colour")
    guard let color = color(word) else {
      throw scanner.error("a colour looks like 3584E4, or is none, not '\(word)'")
    }
    return .accent(color)
  }

  // derivation: two digits for each of three components.
  private static let digits = 6

  private static func hexadecimal(_ color: UInt32) -> String {
    let text = String(color, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func color(_ word: Substring) -> UInt32? {
    guard word.count == digits, word.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(word, radix: 16)
  }
}
