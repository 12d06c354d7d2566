/// Which Swift is needed at least is told by every manifest, to whoever builds the package, and to whoever reads of it: the
/// same one.
struct ToolsRule: Rule {
  let name = "tools"
  /// Where it must stand.
  private static let telling = ["Package.swift", ".spi.yml", "README.md", Project.installPath]

  func findings(in project: Project) -> [Finding] {
    guard let needed = project.tools.first(where: { $0.path == "Package.swift" })?.version else {
      return []
    }
    let others = project.tools.filter { $0.version != needed }.map {
      Finding(
        path: $0.path, line: $0.line, rule: name,
        reason: "says Swift \($0.version), where Package.swift says \(needed)")
    }
    let silent = Self.telling.filter { path in !project.tools.contains { $0.path == path } }
    return others
      + silent.map {
        Finding(path: $0, line: 1, rule: name, reason: "does not say which Swift is needed")
      }
  }
}
