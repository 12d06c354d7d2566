import Cases
import Testing

/// `Documentation/FiveDocuments.md` names only what is there.
@MainActor
struct FiveDocumentsTests {
  private static let document = "FiveDocuments.md"

  @Test func noRowIsEmptyAndWhatIsNamedIsThere() throws {
    // Document and number, sentence, type, test, case.
    let rows = try DocumentedNames.rows(of: Self.document) { $0.hasPrefix("00") }
    #expect(rows.count >= 60)
    let types = try DocumentedNames.words(
      in: "Sources", after: ["class", "struct", "protocol", "enum"])
    let tests = try DocumentedNames.words(in: "Tests", after: ["func"])
    let cases = Set(Case.scrolling.map(\.name))
    for row in rows {
      try #require(row.count == 5, "\(row)")
      #expect(row.allSatisfy { !$0.isEmpty }, "\(row)")
      #expect(
        !DocumentedNames.quoted(row[2]).isEmpty && !DocumentedNames.quoted(row[3]).isEmpty
          && !DocumentedNames.quoted(row[4]).isEmpty, "\(row)")
      for name in DocumentedNames.quoted(row[2]) {
        let type = String(name.prefix { $0 != "." })
        #expect(types.contains(type), "no type \(type): \(row)")
      }
      for name in DocumentedNames.quoted(row[3]) {
        #expect(tests.contains(name), "no test \(name): \(row)")
      }
      for name in DocumentedNames.quoted(row[4]) {
        #expect(cases.contains(name), "no case \(name): \(row)")
      }
    }
    let numbers = rows.map { $0[0] }
    #expect(Set(numbers).count == numbers.count)
    for document in ["000", "001", "002", "003", "004"] {
      #expect(numbers.contains { $0.hasPrefix(document) }, "\(document)")
    }
    // Every case is what some row is shown by.
    let shown = Set(rows.flatMap { DocumentedNames.quoted($0[4]) })
    #expect(shown.isSuperset(of: cases.subtracting(["plain", "paged"])))
  }

  /// The table of the articles' names: each once, and beside it only what exists.
  @Test func theArticlesNamesLeadToWhatIsThere() throws {
    let rows = try DocumentedNames.rows(of: Self.document) { $0.hasPrefix("`") }
    #expect(rows.count >= 25)
    let types = try DocumentedNames.words(
      in: "Sources", after: ["class", "struct", "protocol", "enum"])
    let members = try DocumentedNames.words(in: "Sources", after: ["func", "var", "let", "case"])
    for row in rows {
      try #require(row.count == 3, "\(row)")
      for name in DocumentedNames.quoted(row[2]) where name.first?.isUppercase ?? false {
        let parts = name.split(separator: ".").map(String.init)
        #expect(types.contains(parts[0]), "no type \(parts[0]): \(row)")
        if parts.count > 1 { #expect(members.contains(parts[1]), "no \(name): \(row)") }
      }
    }
    let names = rows.flatMap { DocumentedNames.quoted($0[0]) }
    for name in [
      "PRPScrollContentView", "PRPGridView", "addNonScalingSubview:", "viewForZoomingInScrollView:",
      "setZoomScale:centeredAt:animated:", "UIScrollView-Center", "zoomInOnDoubleTap",
      "insetsForContentFrame:insideScrollViewWithFrame:withDefaultInsets:",
    ] {
      #expect(names.filter { $0 == name }.count == 1, "\(name)")
    }
  }
}
