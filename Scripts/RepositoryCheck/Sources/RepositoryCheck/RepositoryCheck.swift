import Foundation

/// Holds the repository against its own rules. `Scripts/check` runs it.
///
///     RepositoryCheck --self-test
///     RepositoryCheck ROOT MANIFEST      MANIFEST: what `swift package dump-package` printed
@main
struct RepositoryCheck {
  static let rules: [any Rule] = [
    ArrowRule(), LayerRule(), EmbeddedCoverageRule(), ConditionRule(), PurityRule(),
    StateDefaultRule(), TunableRule(), SizeRule(), DocumentationRule(), PlaceholderRule(),
    InstallRule(), DrawingRule(), TestedRule(), ScrollingRule(), FolderRule(), ScriptRule(),
    WireRule(), FoundationClashRule(), ToolsRule(),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--self-test"] {
      exit(SelfTest.run() ? 0 : 1)
    }
    guard arguments.count == 2, let root = arguments.first, let manifest = arguments.last else {
      FileHandle.standardError.write(Data("usage: RepositoryCheck ROOT MANIFEST\n".utf8))
      exit(2)
    }
    let project = try Project(
      root: URL(fileURLWithPath: root),
      manifestJSON: Data(contentsOf: URL(fileURLWithPath: manifest)))
    let findings = rules.flatMap { $0.findings(in: project) }.sorted()
    for finding in findings { print(finding) }
    print(SizeTable(project))
    print("\(project.files.count) files, \(rules.count) rules, \(findings.count) findings")
    exit(findings.isEmpty ? 0 : 1)
  }
}
