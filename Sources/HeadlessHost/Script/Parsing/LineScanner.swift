import ScrollGeometry

/// Reads the words of one line, one after the other, and says what is wrong with them.
struct LineScanner {
  let line: Int
  private let words: [Substring]
  private var position = 0

  init(_ text: Substring, line: Int) {
    self.line = line
    words = Self.words(text)
  }

  /// What stands between spaces, up to a comment; between quotation marks there is neither.
  private static func words(_ text: Substring) -> [Substring] {
    var words: [Substring] = []
    let bytes = text.utf8
    var start: Substring.Index?
    var (isQuoted, isEscaped) = (false, false)
    for index in bytes.indices {
      let byte = bytes[index]
      if isQuoted {
        isQuoted = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      if byte == UInt8(ascii: "#") {
        return words + (start.map { [text[$0..<index]] } ?? [])
      }
      if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        if let begin = start { words.append(text[begin..<index]) }
        start = nil
        continue
      }
      if start == nil {
        start = index
        isQuoted = byte == UInt8(ascii: "\"")
      }
    }
    return words + (start.map { [text[$0...]] } ?? [])
  }

  var isAtEnd: Bool { position == words.count }

  var next: Substring? { isAtEnd ? nil : words[position] }

  func error(_ message: String) -> ScriptError {
    ScriptError(line: line, message: message)
  }

  mutating func skip() {
    position += 1
  }

  /// Takes the next word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard let next, next == word else { return false }
    position += 1
    return true
  }

  /// The next word, which must be there; `what` names it for a person.
  mutating func word(_ what: String) throws(ScriptError) -> Substring {
    guard let next else { throw error("\(what) is missing") }
    position += 1
    return next
  }

  mutating func choice<T>(_ what: String, _ choices: [(String, T)]) throws(ScriptError) -> T {
    let word = try word("\(what) (\(Self.list(choices.map(\.0))))")
    for (name, value) in choices where name == word { return value }
    throw error("\(what) must be \(Self.list(choices.map(\.0))), not '\(word)'")
  }

  mutating func number(_ what: String) throws(ScriptError) -> Double {
    let word = try word(what)
    guard let value = Self.number(word) else {
      throw error("\(what) must be a number, not '\(word)'")
    }
    return value
  }

  mutating func wholeNumber<T: FixedWidthInteger>(_ what: String) throws(ScriptError) -> T {
    let word = try word(what)
    guard let value = T(word) else {
      throw error("\(what) must be a whole number, not '\(word)'")
    }
    return value
  }

  /// A number greater than 0.
  mutating func positive(_ what: String) throws(ScriptError) -> Double {
    let value = try number(what)
    guard value > 0 else { throw error("\(what) must be greater than 0") }
    return value
  }

  /// Seconds that a gesture takes.
  mutating func duration() throws(ScriptError) -> Double {
    let value = try positive("the duration in seconds")
    guard value <= ScriptLimits.gesture else {
      throw error("a gesture lasts at most \(ScriptLimits.gesture.scriptText) seconds")
    }
    return value
  }

  mutating func point(_ what: String) throws(ScriptError) -> Point {
    let pair = try pair(what, separator: ",", example: "400,300")
    return Point(x: pair.0, y: pair.1)
  }

  mutating func vector(_ what: String) throws(ScriptError) -> Vector {
    let pair = try pair(what, separator: ",", example: "0,-120")
    return Vector(dx: pair.0, dy: pair.1)
  }

  mutating func size() throws(ScriptError) -> Size {
    let pair = try pair("the size", separator: "x", example: "1024x768")
    guard pair.0 >= 0, pair.1 >= 0 else { throw error("a size cannot be negative") }
    return Size(width: pair.0, height: pair.1)
  }

  /// `@2`, if it is there.
  mutating func pixelsPerPoint() throws(ScriptError) -> Double? {
    guard let next, next.first == "@" else { return nil }
    position += 1
    guard let value = Self.number(next.dropFirst()), value > 0 else {
      throw error("pixels per point look like @2, not '\(next)'")
    }
    return value
  }

  /// `±0.5` (also `+-0.5`), if it is there; otherwise as good as nothing.
  mutating func tolerance() throws(ScriptError) -> Double {
    guard let next else { return ScriptLimits.roundingError }
    for sign in ["±", "+-", "+/-"] where next.hasPrefix(sign) {
      position += 1
      let rest = next.dropFirst(sign.count)
      let text = try rest.isEmpty ? word("the tolerance") : rest
      guard let value = Self.number(text), value >= 0 else {
        throw error("a tolerance looks like ±0.5, not '\(next)'")
      }
      return value
    }
    throw error("a tolerance looks like ±0.5, not '\(next)'")
  }

  /// Nothing may be left.
  func end() throws(ScriptError) {
    if let next { throw error("'\(next)' is more than this command understands") }
  }

  private mutating func pair(
    _ what: String, separator: Character, example: String
  ) throws(ScriptError) -> (Double, Double) {
    let word = try word("\(what), such as \(example),")
    guard let middle = word.firstIndex(of: separator),
      let first = Self.number(word[..<middle]),
      let second = Self.number(word[word.index(after: middle)...])
    else { throw error("\(what) must look like \(example), not '\(word)'") }
    return (first, second)
  }

  private static func number(_ text: Substring) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
