import ScrollBed

extension DelegateLog {
  /// The calls, for a table: what comes again and again, alone or in pairs, is said once.
  var markdown: String {
    var rest = names[...]
    var words: [String] = []
    while let first = rest.first {
      let single = rest.prefix { $0 == first }.count
      let pair = rest.prefix(2)
      var pairs = 1
      while pair.count == 2, rest.dropFirst(2 * pairs).prefix(2).elementsEqual(pair) { pairs += 1 }
      if single > 1 {
        words.append(first + "\\*")
        rest = rest.dropFirst(single)
      } else if pairs > 1 {
        words.append("{" + pair.joined(separator: " ") + "}\\*")
        rest = rest.dropFirst(2 * pairs)
      } else {
        words.append(first)
        rest = rest.dropFirst()
      }
    }
    return words.joined(separator: " ")
  }
}
