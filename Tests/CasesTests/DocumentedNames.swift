import Foundation

/// What the tables of `Documentation` name, and what is there.
enum DocumentedNames {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The cells of those rows of all its tables that a row's first cell says are wanted.
  static func rows(of document: String, where isWanted: (String) -> Bool) throws -> [[String]] {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/\(document)"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { isWanted($0.first ?? "") }
  }

  /// The words of sources that follow one of the keywords.
  static func words(in folder: String, after keywords: [String], endings: [String] = [".swift"])
    throws -> Set<String>
  {
    var found: Set<String> = []
    let base = root.appending(path: folder).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: base.path())
    while let name = files?.nextObject() as? String {
      guard endings.contains(where: name.hasSuffix) else { continue }
      let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (keyword, word) in zip(words, words.dropFirst()) where keywords.contains(String(keyword))
      {
        found.insert(String(word))
      }
    }
    return found
  }

  /// What stands between backticks.
  static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
