/// What a system library of Package.swift needs from Debian is in the list of `Scripts/install`.
struct InstallRule: Rule {
  let name = "install"

  func findings(in project: Project) -> [Finding] {
    project.manifest.targets.flatMap { target in
      (target.providers ?? []).flatMap { $0.apt ?? [] }.flatMap { $0 }
        .filter { !project.installed.contains($0) }
        .map {
          Finding(
            path: "Package.swift", line: project.declarationLine(of: target.name), rule: name,
            reason: "\(target.name) needs \($0), which \(Project.installPath) does not install")
        }
    }
  }
}
