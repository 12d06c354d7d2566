/// A table of a script that says which one of Swift's it mirrors: a constant below a comment with `As in Swift: NAME.`
struct ScriptTable {
  /// Of the comment, counted from 1.
  let line: Int
  /// The enumerations or lists of Swift's that it mirrors.
  let mirrored: [String]
  /// Keys of an object or texts of a list; empty for a number.
  let names: [String]
  /// The values, or the one number; nil where they are no whole numbers, and the order says it.
  let numbers: [Double]?

  static func all(in script: ScriptFile) -> [ScriptTable] {
    script.lines.indices.compactMap { ScriptTable(script, at: $0) }
  }

  /// Tables that are one together, in their order.
  init(_ parts: [ScriptTable]) {
    line = parts.first?.line ?? 0
    mirrored = parts.first?.mirrored ?? []
    names = parts.flatMap(\.names)
    let all = parts.compactMap(\.numbers)
    numbers = all.count == parts.count ? all.flatMap(\.self) : nil
  }

  private init?(_ script: ScriptFile, at index: Int) {
    guard
      let match = script.lines[index].firstMatch(
        of: /^\/\/\/ .*?As in Swift: ([\w.]+?(?: and [\w.]+?)*)\.(?: |$)/)
    else { return nil }
    line = index + 1
    mirrored = String(match.1).replacing(" and ", with: " ").split(separator: " ").map(String.init)
    let declaration = script.lines[(index + 1)...].drop { $0.hasPrefix("//") }
    guard let end = declaration.firstIndex(where: { $0.hasSuffix(";") }) else { return nil }
    let text = declaration[...end].joined(separator: " ")
    guard let start = text.firstRange(of: " = ")?.upperBound else { return nil }
    let entries = Self.entries(of: text[start...])
    if entries.isEmpty {
      names = []
      numbers = Double(text[start...].dropLast()).map { [$0] }
    } else {
      names = entries.map { $0.0 }
      let values = entries.map { Double($0.1) }
      let isWhole = values.allSatisfy { $0.map { $0 == $0.rounded() } ?? false }
      numbers = isWhole ? values.compactMap(\.self) : nil
    }
  }

  /// Keys and values of an object, or the texts of a list, of the outermost braces or brackets.
  private static func entries(of text: Substring) -> [(String, String)] {
    guard let open = text.firstIndex(where: { "{[".contains($0) }) else { return [] }
    var entries: [String] = [""]
    var depth = 1
    var isQuoted = false
    for character in text[text.index(after: open)...] {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, "{[(".contains(character) { depth += 1 }
      if !isQuoted, "}])".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, !isQuoted, character == "," {
        entries.append("")
      } else {
        entries[entries.count - 1].append(character)
      }
    }
    return entries.compactMap { entry in
      let entry = entry.trimmingPrefix(while: \.isWhitespace)
      if let match = entry.wholeMatch(of: /(\w+): (.*?)\s*/) {
        return (String(match.1), String(match.2))
      }
      return entry.wholeMatch(of: /'(.*)'\s*/).map { (String($0.1), "") }
    }
  }
}
