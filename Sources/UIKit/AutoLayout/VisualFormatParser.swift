/// Reads Apple's visual format language.
struct VisualFormatParser {
  struct Failure: Error {
    let text: String
  }

  private var rest: Substring

  init(_ format: String) {
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  mutating func line() throws(Failure) -> VisualFormatLine {
    var line = VisualFormatLine()
    if take("V:") { line.isVertical = true } else { _ = take("H:") }
    line.items.append(try item())
    while !rest.isEmpty {
      line.spaces.append(try space())
      line.items.append(try item())
    }
    return line
  }

  private mutating func item() throws(Failure) -> VisualFormatLine.Item {
    if take("|") { return VisualFormatLine.Item() }
    guard take("[") else { throw Failure(text: "expected a view before \"\(rest)\"") }
    var item = VisualFormatLine.Item(name: try name())
    if take("(") { item.predicates = try predicates() }
    guard take("]") else { throw Failure(text: "expected ] before \"\(rest)\"") }
    return item
  }

  private mutating func space() throws(Failure) -> VisualFormatLine.Space {
    guard take("-") else { return .none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let predicates = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw Failure(text: "expected - before \"\(rest)\"") }
    return .predicates(predicates)
  }

  private mutating func predicates() throws(Failure) -> [VisualFormatLine.Predicate] {
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw Failure(text: "expected ) before \"\(rest)\"") }
    return found
  }

  private mutating func predicate() throws(Failure) -> VisualFormatLine.Predicate {
    var relation = VisualFormatLine.Relation.equal
    if take("<=") {
      relation = .less
    } else if take(">=") {
      relation = .greater
    } else {
      _ = take("==")
    }
    let value = try value()
    let priority = take("@") ? try self.value() : nil
    return VisualFormatLine.Predicate(relation: relation, value: value, priority: priority)
  }

  private mutating func value() throws(Failure) -> VisualFormatLine.Value {
    let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" && rest.first == "-" }
    let digits =
      rest.first == "-" ? "-" + rest.dropFirst().prefix { $0.isNumber || $0 == "." } : number
    if let value = Double(digits) {
      rest = rest.dropFirst(digits.count)
      return .number(value)
    }
    return .name(try name())
  }

  private mutating func name() throws(Failure) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { throw Failure(text: "expected a name before \"\(rest)\"") }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
