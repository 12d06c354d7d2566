/// A place that says which Swift is needed.
struct ToolsVersion {
  let path: String
  /// Counted from 1.
  let line: Int
  /// Such as 6.3.
  let version: String

  /// What can say it, besides manifests: relative to the project's root.
  static let otherPaths = [
    ".spi.yml", "README.md", Project.installPath, "Scripts/check-products",
    "Scripts/mutate-engine", "Documentation/Library.md", "Documentation/OwnView.md",
  ]

  static func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path.hasSuffix("/Package.swift")
  }

  static func all(inFile path: String, _ text: String) -> [ToolsVersion] {
    guard isManifest(path) || otherPaths.contains(path) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        version(in: line).map { ToolsVersion(path: path, line: index + 1, version: $0) }
      }
  }

  private static func version(in line: Substring) -> String? {
    let patterns = [
      /swift-tools-version: *([0-9.]+)/, /swift_version: *"([0-9.]+)"/,
      /Swift ([0-9]+\.[0-9]+)(?: or newer| to be built)/,
    ]
    return patterns.lazy.compactMap { line.firstMatch(of: $0).map { String($0.1) } }.first
  }
}
