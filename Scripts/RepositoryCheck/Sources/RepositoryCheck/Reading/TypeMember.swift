/// A function or a property as a class or an extension declares it.
struct TypeMember {
  /// Without those around it.
  let type: String
  /// Counted from 1.
  let line: Int
  /// `name`, or `name(label:label:)`.
  let signature: String
  /// What stands between a function's parentheses.
  let parameters: String
  let isOverride: Bool
  /// It stands under a condition that no system of Apple's meets.
  let isWithoutObjectiveC: Bool

  /// Those that belong to instances.
  static func all(in file: SourceFile) -> [TypeMember] {
    var scopes = ScopeReader()
    var conditions: [Condition] = []
    return file.code.indices.compactMap { index in
      let text = file.code[index].trimmed
      if text.hasPrefix("#") {
        Condition.read(text, into: &conditions)
        return nil
      }
      defer { scopes.read(file.code[index]) }
      guard let type = scopes.type,
        let match = text.firstMatch(of: /^([^(]*?)\b(func|var|let) (\w+)/),
        !match.1.split(separator: " ").contains(where: { ["static", "class"].contains($0) })
      else { return nil }
      let parameters = match.2 == "func" ? parameters(of: file, from: index) : nil
      return TypeMember(
        type: type, line: index + 1,
        signature: String(match.3) + (parameters.map { "(\(labels(of: $0)))" } ?? ""),
        parameters: parameters ?? "", isOverride: match.1.contains("override"),
        isWithoutObjectiveC: conditions.contains(where: \.isWithoutObjectiveC))
    }
  }

  /// By the names of a file's classes.
  static func superclasses(in file: SourceFile) -> [String: String] {
    let matches = file.code.joined(separator: "\n").matches(
      of: /\bclass (\w+)(?:<[^>]*>)?\s*:\s*(\w+)/)
    return Dictionary(matches.map { (String($0.1), String($0.2)) }) { $1 }
  }

  private static func parameters(of file: SourceFile, from start: Int) -> String {
    let text = file.code[start...].joined(separator: " ")
    guard let open = text.firstIndex(of: "(") else { return "" }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return String(text[text.index(after: open)..<index]) }
    }
    return ""
  }

  private static func labels(of parameters: String) -> String {
    var depth = 0
    var pieces = [""]
    for character in parameters {
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.compactMap { $0.trimmed.firstMatch(of: /^\w+/).map { $0.0 + ":" } }.joined()
  }
}

extension TypeMember {
  /// A branch of an `#if` that is open.
  private struct Condition {
    private var text: String
    private(set) var isWithoutObjectiveC: Bool

    static func read(_ directive: String, into open: inout [Condition]) {
      if directive.hasPrefix("#if ") {
        open.append(Condition(String(directive.dropFirst(4))))
      } else if directive.hasPrefix("#elseif "), !open.isEmpty {
        open[open.count - 1] = Condition(String(directive.dropFirst(8)))
      } else if directive.hasPrefix("#else"), let last = open.popLast() {
        open.append(Condition(last.negation))
      } else if directive.hasPrefix("#endif") {
        _ = open.popLast()
      }
    }

    /// Of several conditions any may be the one that is not met: nothing is known then.
    private var negation: String {
      if text.contains("&&") || text.contains("||") { return "" }
      return text.hasPrefix("!") ? String(text.dropFirst()) : "!" + text
    }

    private init(_ text: String) {
      self.text = text
      let parts = text.split(separator: "&&").map { String($0).trimmed }
      isWithoutObjectiveC =
        !text.contains("||")
        && parts.contains {
          ["!canImport(ObjectiveC)", "hasFeature(Embedded)", "os(Linux)"].contains($0)
        }
    }
  }

  /// Which type's body one is in.
  private struct ScopeReader {
    private var types: [String?] = []
    /// Since the last brace.
    private var head = ""

    var type: String? { types.last ?? nil }

    mutating func read(_ line: String) {
      for character in line + "\n" {
        switch character {
        case "{":
          let heads = head.matches(
            of: /\b(class|extension|struct|enum|protocol|actor) (?!func\b|var\b|let\b)([\w.]+)/)
          let name = heads.last.map { $0.2.split(separator: ".").last.map(String.init) ?? "" }
          types.append(name)
          head = ""
        case "}":
          _ = types.popLast()
          head = ""
        default: head.append(character)
        }
      }
    }
  }
}
