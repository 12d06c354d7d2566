import Cases
import Foundation
import Testing

/// `Documentation/FiveDocuments.md` names only what is there.
@MainActor
struct FiveDocumentsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of all tables: document and number, sentence, type, test, case.
  private func rows() throws -> [[String]] {
    let text = try String(
      contentsOf: Self.root.appending(path: "Documentation/FiveDocuments.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| 00") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func words(in folder: String, after keywords: [String]) throws -> Set<String> {
    var found: Set<String> = []
    let base = Self.root.appending(path: folder).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: base.path())
    while let name = files?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (keyword, word) in zip(words, words.dropFirst()) where keywords.contains(String(keyword))
      {
        found.insert(String(word))
      }
    }
    return found
  }

  private func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func noRowIsEmptyAndWhatIsNamedIsThere() throws {
    let rows = try rows()
    #expect(rows.count >= 60)
    let types = try words(in: "Sources", after: ["class", "struct", "protocol", "enum"])
    let tests = try words(in: "Tests", after: ["func"])
    let cases = Set(Case.scrolling.map(\.name))
    for row in rows {
      try #require(row.count == 5, "\(row)")
      #expect(row.allSatisfy { !$0.isEmpty }, "\(row)")
      #expect(
        !quoted(row[2]).isEmpty && !quoted(row[3]).isEmpty && !quoted(row[4]).isEmpty, "\(row)")
      for name in quoted(row[2]) {
        let type = String(name.prefix { $0 != "." })
        #expect(types.contains(type), "no type \(type): \(row)")
      }
      for name in quoted(row[3]) { #expect(tests.contains(name), "no test \(name): \(row)") }
      for name in quoted(row[4]) { #expect(cases.contains(name), "no case \(name): \(row)") }
    }
    let numbers = rows.map { $0[0] }
    #expect(Set(numbers).count == numbers.count)
    for document in ["000", "001", "002", "003", "004"] {
      #expect(numbers.contains { $0.hasPrefix(document) }, "\(document)")
    }
    // Every case is what some row is shown by.
    let shown = Set(rows.flatMap { quoted($0[4]) })
    #expect(shown.isSuperset(of: cases.subtracting(["plain", "paged"])))
  }

  /// The table of the articles' names: each once, and beside it only what exists.
  @Test func theArticlesNamesLeadToWhatIsThere() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Documentation/FiveDocuments.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.count >= 25)
    let types = try words(in: "Sources", after: ["class", "struct", "protocol", "enum"])
    let members = try words(in: "Sources", after: ["func", "var", "let", "case"])
    for row in rows {
      try #require(row.count == 3, "\(row)")
      for name in quoted(row[2]) where name.first?.isUppercase ?? false {
        let parts = name.split(separator: ".").map(String.init)
        #expect(types.contains(parts[0]), "no type \(parts[0]): \(row)")
        if parts.count > 1 { #expect(members.contains(parts[1]), "no \(name): \(row)") }
      }
    }
    let names = rows.flatMap { quoted($0[0]) }
    for name in [
      "PRPScrollContentView", "PRPGridView", "addNonScalingSubview:", "viewForZoomingInScrollView:",
      "setZoomScale:centeredAt:animated:", "UIScrollView-Center", "zoomInOnDoubleTap",
      "insetsForContentFrame:insideScrollViewWithFrame:withDefaultInsets:",
    ] {
      #expect(names.filter { $0 == name }.count == 1, "\(name)")
    }
  }
}
