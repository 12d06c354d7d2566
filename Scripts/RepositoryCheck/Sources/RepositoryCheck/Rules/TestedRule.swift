/// Every target with Swift of its own has a test target of its name, which depends on it and has tests.
struct TestedRule: Rule {
  let name = "tests"

  /// Targets without logic, and what only a browser runs.
  static let exempt: [String: String] = [
    "CoreGraphics": "a re-export", "QuartzCore": "a re-export", "Photos": "a re-export",
    "zoomscroll": "a main: ZoomScrollCommandTests start it",
    "WebGallery": "runs in WebAssembly: Tests/Web drives it in a page",
    "WebCases": "runs in WebAssembly: Tests/Web drives it in a page",
  ]

  func findings(in project: Project) -> [Finding] {
    let withSource = Set(project.files.map(\.target))
    return project.manifest.targets.compactMap { target in
      guard target.type != "test", target.folder.hasPrefix("Sources/"),
        withSource.contains(target.name), Self.exempt[target.name] == nil,
        let missing = missing(for: target.name, in: project)
      else { return nil }
      return Finding(
        path: "Package.swift", line: project.declarationLine(of: target.name), rule: name,
        reason: "\(target.name) \(missing)")
    }
  }

  private func missing(for target: String, in project: Project) -> String? {
    let tests = target + "Tests"
    guard let found = project.manifest.target(named: tests), found.type == "test" else {
      return "has no test target \(tests)"
    }
    guard found.imports.contains(target) else { return "is not what \(tests) depends on" }
    let hasTests = project.files.contains { file in
      file.target == tests && file.numberedCode.contains { $0.text.contains("@Test") }
    }
    return hasTests ? nil : "has \(tests), in which there is no test"
  }
}
