/// Splits Swift text into code and comments, line by line, and empties string literals.
struct SourceLexer {
  private enum State {
    case code
    case lineComment
    case blockComment(depth: Int)
    /// `hashes` are those of a raw string; `multiline` ones end with three quotes.
    case string(hashes: Int, multiline: Bool)
  }

  private let text: [Character]
  private var position = 0
  private var state = State.code
  private var code = [""]
  private var comments = [""]

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func run() -> (code: [String], comments: [String]) {
    while position < text.count {
      if text[position] == "\n" {
        endLine()
      } else {
        step()
      }
    }
    return (code, comments)
  }

  private mutating func endLine() {
    position += 1
    code.append("")
    comments.append("")
    if case .lineComment = state { state = .code }
    // A one-line string cannot go on: an unbalanced quote must not swallow the file.
    if case .string(_, multiline: false) = state { state = .code }
  }

  private mutating func step() {
    switch state {
    case .code: stepCode()
    case .lineComment:
      comments[comments.count - 1].append(text[position])
      position += 1
    case .blockComment(let depth): stepBlockComment(depth)
    case .string(let hashes, let multiline): stepString(hashes: hashes, multiline: multiline)
    }
  }

  private mutating func stepCode() {
    if starts("//") {
      position += 2
      while position < text.count, text[position] == "/" { position += 1 }
      state = .lineComment
      return
    }
    if starts("/*") {
      position += 2
      state = .blockComment(depth: 1)
      return
    }
    let hashes = text[position...].prefix { $0 == "#" }.count
    let quote = String(repeating: "#", count: hashes) + "\""
    if starts(quote) {
      position += hashes
      let multiline = starts("\"\"\"")
      position += multiline ? 3 : 1
      code[code.count - 1] += "\"\""
      state = .string(hashes: hashes, multiline: multiline)
      return
    }
    code[code.count - 1].append(text[position])
    position += 1
  }

  private mutating func stepBlockComment(_ depth: Int) {
    if starts("/*") {
      position += 2
      state = .blockComment(depth: depth + 1)
    } else if starts("*/") {
      position += 2
      state = depth == 1 ? .code : .blockComment(depth: depth - 1)
    } else {
      comments[comments.count - 1].append(text[position])
      position += 1
    }
  }

  private mutating func stepString(hashes: Int, multiline: Bool) {
    let pounds = String(repeating: "#", count: hashes)
    if starts("\\" + pounds) {
      position += 1 + hashes
      if position < text.count, text[position] == "(" {
        skipInterpolation()
      } else if position < text.count, text[position] != "\n" {
        position += 1
      }
      return
    }
    let end = (multiline ? "\"\"\"" : "\"") + pounds
    if starts(end) {
      position += end.count
      state = .code
    } else {
      position += 1
    }
  }

  /// Passes over `(…)` of an interpolation, strings within it included.
  private mutating func skipInterpolation() {
    var depth = 0
    var inString = false
    while position < text.count, text[position] != "\n" {
      let character = text[position]
      position += 1
      if inString {
        if character == "\\" { position += 1 }
        if character == "\"" { inString = false }
        continue
      }
      switch character {
      case "\"": inString = true
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return }
    }
  }

  private func starts(_ prefix: String) -> Bool {
    text[position...].starts(with: prefix)
  }
}
