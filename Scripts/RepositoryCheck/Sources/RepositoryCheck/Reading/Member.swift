/// A function or a computed property with its body, found by its braces. Of a property, only what reading it runs.
struct Member {
  let file: SourceFile
  /// Where it begins, counted from 1.
  let line: Int
  let name: String
  /// From its keyword up to the brace that opens its body.
  let head: String
  /// Lines with their numbers, counted from 1: those of the head and of the body.
  let body: [(number: Int, text: String)]

  func isSame(as other: Member) -> Bool {
    file.path == other.file.path && line == other.line
  }

  var isFunction: Bool { head.contains("func ") }

  /// The names in its body, those of what is called apart from the others.
  var names: (called: Set<String>, read: Set<String>) {
    var (called, read): (Set<String>, Set<String>) = ([], [])
    for (_, text) in body {
      var rest = text[...]
      while let start = rest.firstIndex(where: \.isName) {
        let name = rest[start...].prefix(while: \.isName)
        rest = rest[name.endIndex...]
        if rest.first == "(" { called.insert(String(name)) } else { read.insert(String(name)) }
      }
    }
    return (called, read.subtracting(locals))
  }

  /// Parameters, variables and constants of its own, those of its closures included.
  var locals: Set<String> {
    var names = Set(["$0", "$1"])
    for (_, text) in body {
      for match in text.matches(of: /\b(?:var|let|for) (\w+)/) { names.insert(String(match.1)) }
      for match in text.matches(of: /\b(?:var|let|for) \(([\w, ]+)\)/) {
        names.formUnion(String(match.1).words)
      }
      for match in text.matches(of: /(\w+)\s*:\s*inout\b/) { names.insert(String(match.1)) }
      for match in text.matches(of: /\{ ?(?:\[[^\]]*\] )?([\w, ]+) in\b/) {
        names.formUnion(String(match.1).words)
      }
    }
    return names
  }

  /// Those of a file that have a body.
  static func all(in file: SourceFile) -> [Member] {
    file.code.indices.compactMap { index in
      let text = file.code[index]
      guard let match = text.firstMatch(of: /\b(?:func|var) (\w+)/),
        text.leads(to: match.range.lowerBound)
      else { return nil }
      return member(String(match.1), from: index, in: file)
    }
  }

  /// Nil for what ends without a body, as a stored property does.
  private static func member(_ name: String, from start: Int, in file: SourceFile) -> Member? {
    var head = ""
    var body: [(Int, String)] = []
    var (braces, parentheses) = (0, 0)
    var isWritten = false
    for index in start..<file.code.count {
      if braces < 2 {
        isWritten = file.code[index].contains(#/\b(?:set|willSet|didSet)(?:\(\w+\))? \{/#)
      }
      if !isWritten { body.append((index + 1, file.code[index])) }
      for character in file.code[index] {
        switch character {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "{": braces += 1
        case "}":
          braces -= 1
          if braces == 0 {
            return Member(file: file, line: start + 1, name: name, head: head, body: body)
          }
        default: break
        }
        if braces < 0 { return nil }
        if braces == 0 { head.append(character) }
        // A value: what follows is no body.
        if braces == 0, parentheses == 0, head.hasSuffix(" = ") { return nil }
      }
      // A declaration goes on while a parenthesis is open, or in a line that begins with an arrow, a clause or a
      // brace.
      guard braces == 0, parentheses == 0 else { continue }
      let next = index + 1 < file.code.count ? file.code[index + 1].trimmed : ""
      guard ["->", "where ", "async", "throws", "{"].contains(where: next.hasPrefix) else {
        return nil
      }
    }
    return nil
  }
}

extension String {
  /// Only modifiers and attributes stand before `end`.
  fileprivate func leads(to end: String.Index) -> Bool {
    self[..<end].allSatisfy { $0.isLetter || $0 == " " || $0 == "@" || $0 == "(" || $0 == ")" }
  }
}

extension Character {
  fileprivate var isName: Bool { isLetter || isNumber || self == "_" }
}
