/// What a target depends on is declared, here and on a Mac: else the package cannot be loaded there.
struct DeclaredRule: Rule {
  let name = "declared"

  func findings(in project: Project) -> [Finding] {
    missing(from: project.manifest, "", in: project)
      + missing(from: project.macManifest, " on a Mac", in: project)
      + uikit(in: project)
  }

  private func missing(
    from manifest: Manifest, _ place: String, in project: Project
  ) -> [Finding] {
    let declared = Set(manifest.targets.map(\.name))
    return manifest.targets.flatMap { target in
      (target.dependencies ?? []).filter { !$0.isProduct && !declared.contains($0.module) }.map {
        finding(
          target.name, "depends on \($0.module), which Package.swift does not declare\(place)",
          in: project)
      }
    }
  }

  /// A Mac has Apple's; and without this, a manifest that is not the Mac's would be taken for it.
  private func uikit(in project: Project) -> [Finding] {
    guard project.macManifest.target(named: "UIKit") != nil else { return [] }
    return [finding("UIKit", "is declared on a Mac, where Apple's would be hidden", in: project)]
  }

  private func finding(_ target: String, _ reason: String, in project: Project) -> Finding {
    Finding(
      path: "Package.swift", line: project.declarationLine(of: target), rule: name,
      reason: "\(target) \(reason)")
  }
}
