/// How many letters two words differ by.
enum EditDistance {
  static func between(_ first: String, _ second: String) -> Int {
    let second = Array(second.unicodeScalars)
    var row = Array(0...second.count)
    for (i, letter) in first.unicodeScalars.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in second.indices {
        let replaced = diagonal + (letter == second[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
