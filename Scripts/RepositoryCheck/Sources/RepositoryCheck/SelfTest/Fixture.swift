import Foundation

/// A project made up to break one rule, and to come close to it without breaking it.
///
/// Whatever line of `files` ends in `// caught` must be found by the rule, and no other line.
struct Fixture {
  var rule: String
  /// Path and text.
  var files: [(path: String, text: String)]
  /// Findings outside of `files`: `path:line`.
  var elsewhere: [String] = []
  /// The targets; each is a line `name type: dependency dependency …`.
  var targets = """
    Lower regular:
    Upper regular: Lower
    ScrollEngine regular:
    PortableUIKit regular:
    UpperTests test: Upper
    EmbeddedSmoke executable: Lower Upper ScrollEngine PortableUIKit
    """
  var diagram = """
    EmbeddedSmoke
    Upper    Embedded
    PortableUIKit    Embedded
    Lower · ScrollEngine    Embedded
    """
  /// Those that a Mac has; nil means the same ones.
  var macTargets: String?
  var debianPackage = "libfoo-dev"

  private static let mark = "// caught"

  /// Empty when the rule finds exactly what it should; else what went wrong.
  func complaints(of rules: [any Rule]) throws -> [String] {
    let found = Set(
      try rules.filter { $0.name == rule }.flatMap { $0.findings(in: try project()) }
        .map { "\($0.path):\($0.line)" })
    let expected = Set(elsewhere).union(
      files.flatMap { path, text in
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { $0.element.hasSuffix(Self.mark) }
          .map { "\(path):\($0.offset + 1)" }
      })
    return expected.subtracting(found).sorted().map { "\(rule): not caught at \($0)" }
      + found.subtracting(expected).sorted().map { "\(rule): a false alarm at \($0)" }
      + (expected.isEmpty ? ["\(rule): a fixture in which nothing is wrong"] : [])
  }

  private func project() throws -> Project {
    let parsed = Self.parsed(targets)
    return Project(
      manifest: Manifest(targets: parsed),
      macManifest: Manifest(targets: Self.parsed(macTargets ?? targets)),
      manifestText: parsed.map { "name: \"\($0.name)\"" }.joined(separator: "\n"),
      architecture: "## Layers\n```\n\(diagram)\n```\n",
      installScript: "  \(debianPackage)  # why\n",
      sourceFolders: Set(
        files.map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") }
      ).filter { $0.hasPrefix("Sources/") }.sorted(),
      sources: files)
  }

  private static func parsed(_ targets: String) -> [Manifest.Target] {
    targets.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      let head = parts[0].split(separator: " ").map(String.init)
      return Manifest.Target(
        name: head[0], type: head[1],
        path: head[0] == "EmbeddedSmoke" ? "Tests/EmbeddedSmoke" : nil,
        dependencies: parts[1].split(separator: " ").map { .init(module: String($0)) },
        providers: head[1] == "system" ? [.init(apt: [["libfoo-dev"]])] : nil)
    }
  }
}
