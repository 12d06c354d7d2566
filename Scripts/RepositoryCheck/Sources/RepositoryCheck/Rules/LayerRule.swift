/// The diagram in Documentation/Architecture.md is true: every target is on it, depends only on what
/// lies below, and what is called Embedded rests on nothing else.
struct LayerRule: Rule {
  let name = "layers"

  func findings(in project: Project) -> [Finding] {
    declarations(in: project) + folders(in: project) + diagram(in: project)
  }

  private func declarations(in project: Project) -> [Finding] {
    project.manifest.targets.filter { $0.folder.hasPrefix("Sources/") }.flatMap { target in
      guard let layer = project.layers.layer(named: target.name) else {
        return [declaration(target, in: project, "is not in the diagram of Architecture.md")]
      }
      return target.imports.flatMap { dependency -> [Finding] in
        guard let below = project.layers.layer(named: dependency) else {
          return layer.isEmbedded && dependency != target.name
            ? [declaration(target, in: project, "is Embedded and depends on \(dependency)")] : []
        }
        var findings: [Finding] = []
        if below.line <= layer.line {
          findings.append(declaration(target, in: project, "depends upwards, on \(dependency)"))
        }
        if layer.isEmbedded, !below.isEmbedded {
          findings.append(
            declaration(target, in: project, "is Embedded and depends on \(dependency)"))
        }
        return findings
      }
    }
  }

  private func folders(in project: Project) -> [Finding] {
    let declared = Set(project.manifest.targets.map(\.folder))
    return project.sourceFolders.filter { !declared.contains($0) }.map {
      Finding(path: $0, line: 1, rule: name, reason: "Package.swift declares no target for it")
    }
  }

  private func diagram(in project: Project) -> [Finding] {
    project.layers.layers.filter { project.manifest.target(named: $0.name) == nil }.map {
      Finding(
        path: Project.architecturePath, line: $0.line, rule: name,
        reason: "\($0.name) is no target of Package.swift")
    }
  }

  private func declaration(
    _ target: Manifest.Target, in project: Project, _ reason: String
  ) -> Finding {
    Finding(
      path: "Package.swift", line: project.declarationLine(of: target.name), rule: name,
      reason: "\(target.name) \(reason)")
  }
}
