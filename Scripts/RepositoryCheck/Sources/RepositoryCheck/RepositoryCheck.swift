import Foundation

/// Holds the repository against its own rules. `Scripts/check` runs it.
///
///     RepositoryCheck --self-test
///     RepositoryCheck ROOT MANIFEST MAC      MANIFEST: what `swift package dump-package` printed
///                                        MAC: what it prints on a Mac
@main
struct RepositoryCheck {
  static let rules: [any Rule] = [
    ArrowRule(), LayerRule(), EmbeddedCoverageRule(), ConditionRule(), PurityRule(),
    StateDefaultRule(), TunableRule(), SizeRule(), DocumentationRule(), PlaceholderRule(),
    InstallRule(), DrawingRule(), TestedRule(), ScrollingRule(), FolderRule(), ScriptRule(),
    WireRule(), FoundationClashRule(), ToolsRule(), DeclaredRule(),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--self-test"] {
      exit(SelfTest.run() ? 0 : 1)
    }
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: RepositoryCheck ROOT MANIFEST MAC\n".utf8))
      exit(2)
    }
    let paths = arguments.map { URL(fileURLWithPath: $0) }
    let project = try Project(
      root: paths[0], manifestJSON: Data(contentsOf: paths[1]), macJSON: Data(contentsOf: paths[2]))
    let findings = rules.flatMap { $0.findings(in: project) }.sorted()
    for finding in findings { print(finding) }
    print(SizeTable(project))
    print("\(project.files.count) files, \(rules.count) rules, \(findings.count) findings")
    exit(findings.isEmpty ? 0 : 1)
  }
}
