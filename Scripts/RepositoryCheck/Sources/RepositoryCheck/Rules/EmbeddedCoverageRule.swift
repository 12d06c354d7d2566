/// Every Embedded target is linked into the program that `./test` runs in WebAssembly.
struct EmbeddedCoverageRule: Rule {
  let name = "embedded"
  static let program = "EmbeddedSmoke"

  func findings(in project: Project) -> [Finding] {
    let linked = project.manifest.target(named: Self.program)?.imports ?? []
    return project.layers.layers.filter { $0.isEmbedded && !linked.contains($0.name) }.map {
      Finding(
        path: "Package.swift", line: project.declarationLine(of: Self.program), rule: name,
        reason: "\(Self.program) does not depend on \($0.name), so nothing builds it as Embedded")
    }
  }
}
