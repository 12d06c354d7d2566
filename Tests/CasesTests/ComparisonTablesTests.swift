import Foundation
import Testing

/// What documents say of what others lack is held by tests that are there.
struct ComparisonTablesTests {
  private func tests() throws -> Set<String> {
    try DocumentedNames.words(in: "Tests", after: ["func", "def"], endings: [".swift", ".py"])
  }

  @Test func eachOfTheFortyPainsHasItsTests() throws {
    let tests = try tests()
    let rows = try DocumentedNames.rows(of: "Pains.md") { Int($0) != nil }
    #expect(rows.compactMap { Int($0[0]) } == Array(1...40))
    for row in rows {
      try #require(row.count == 4, "\(row)")
      let names = DocumentedNames.quoted(row[3])
      #expect(!names.isEmpty && row.allSatisfy { !$0.isEmpty }, "\(row)")
      for name in names { #expect(tests.contains(name), "no test \(name): \(row)") }
    }
  }

  /// A script stands for what only a real window shows.
  @Test func whatAVisitorMissedHasItsTests() throws {
    let tests = try tests()
    let rows = try DocumentedNames.rows(of: "Pains.md") {
      $0.count > 1 && "HML".contains($0.first!) && Int($0.dropFirst()) != nil
    }
    let expected = (1...6).map { "H\($0)" } + (1...11).map { "M\($0)" } + (1...7).map { "L\($0)" }
    #expect(rows.map { $0[0] } == expected)
    for row in rows {
      try #require(row.count == 4, "\(row)")
      let names = DocumentedNames.quoted(row[3])
      #expect(!names.isEmpty && row.allSatisfy { !$0.isEmpty }, "\(row)")
      for name in names {
        let script = DocumentedNames.root.appending(path: name).path()
        let isThere =
          name.hasPrefix("Scripts/")
          ? FileManager.default.fileExists(atPath: script) : tests.contains(name)
        #expect(isThere, "no test \(name): \(row)")
      }
    }
  }

  @Test func whatThePageHasOfOthersHasItsTests() throws {
    let tests = try tests()
    let modules = Set(
      try FileManager.default.contentsOfDirectory(
        atPath: DocumentedNames.root.appending(path: "Tests/Web").path()))
    let rows = try DocumentedNames.rows(of: "Web.md") { _ in true }.filter {
      $0.count == 3 && $0[2].contains("test")
    }
    #expect(rows.count > 20)
    for row in rows {
      for name in DocumentedNames.quoted(row[2]) {
        for part in name.split(separator: ".").map(String.init) {
          #expect(modules.contains("\(part).py") || tests.contains(part), "no test \(name): \(row)")
        }
      }
    }
  }
}
