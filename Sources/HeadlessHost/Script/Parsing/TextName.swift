import ScrollEngine

/// How scripts write texts: between quotation marks, with backslashes as Swift has them.
enum TextName {
  static func line(_ sample: TextSample) -> String {
    switch sample {
    case .insert(let text): "type \(quoted(text))"
    case .paste(let text): "paste \(quoted(text))"
    case .mark(let text, let caret):
      caret == text.unicodeScalars.count
        ? "compose \(quoted(text))" : "compose \(quoted(text)) \(caret)"
    case .erase(let before, let after): "erase \(before) \(after)"
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // Signs that an editor would not show, or not leave where they are.
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Nil when it is none.
  static func parse(_ word: Substring) -> String? {
    var scalars = word.unicodeScalars[...]
    guard scalars.popFirst() == "\"" else { return nil }
    var text = ""
    while let scalar = scalars.popFirst() {
      if scalar == "\"" { return scalars.isEmpty ? text : nil }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard let escaped = escaped(&scalars) else { return nil }
      text.unicodeScalars.append(escaped)
    }
    return nil
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
