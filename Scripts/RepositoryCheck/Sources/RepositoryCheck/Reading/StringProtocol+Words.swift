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
}
