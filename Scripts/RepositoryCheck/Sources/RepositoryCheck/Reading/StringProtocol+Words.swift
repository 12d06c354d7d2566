extension StringProtocol {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Names and keywords, in order.
  var words: [String] {
    split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") })
      .map { String($0) }
  }

  /// Whether its bytes hold these: a look at every line before what takes longer.
  func holds(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
