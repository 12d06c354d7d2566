import Foundation
import Testing

@testable import HeadlessHost

/// What `Documentation/GestureScripts.md` shows is the language.
struct GestureScriptsTests {
  private let lines: [String]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = folder.appendingPathComponent("../../../Documentation/GestureScripts.md")
    lines = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The first column of its tables.
  private var examples: [String] {
    lines.compactMap { line in
      guard line.hasPrefix("| `"), let end = line.range(of: "` |") else { return nil }
      return String(line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound])
    }
  }

  @Test func everyExampleIsUnderstood() throws {
    let forms = ["+S", "at T", "plain", "paged"]
    let commands = examples.filter { !forms.contains($0) }
    #expect(commands.count > 25)
    for command in commands {
      let line = command.replacingOccurrences(of: "frame T", with: "frame 1")
      #expect(throws: Never.self, "\(command)") { try Script(parsing: line) }
    }
  }

  @Test func everyCommandHasAnExample() {
    let shown = Set(examples.compactMap { $0.split(separator: " ").first.map(String.init) })
    for (name, _) in ScriptParser.readers { #expect(shown.contains(name), "\(name)") }
  }

  @Test func everyPhaseAndKeyIsNamed() {
    let text = lines.joined(separator: " ")
    let names =
      RawName.scrollPhases.map(\.0) + RawName.magnifyPhases.map(\.0)
      + RawName.contactPhases.map(\.0) + RawName.settings.map(\.0)
    let missing = names.filter { !text.contains($0) }
    #expect(missing.isEmpty)
  }
}
