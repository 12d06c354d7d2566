import Foundation

/// Everything that the rules look at.
struct Project {
  static let architecturePath = "Documentation/Architecture.md"
  static let installPath = "Scripts/install"

  var files: [SourceFile]
  var scripts: [ScriptFile]
  var manifest: Manifest
  /// What the manifest says on a Mac.
  var macManifest: Manifest
  /// The text of Package.swift, to say on which line a target is declared.
  var manifestText: String
  var layers: Layers
  /// The folders of Sources.
  var sourceFolders: [String]
  /// The Debian packages of `Scripts/install`.
  var installed: Set<String>
  /// Where it stands which Swift is needed.
  var tools: [ToolsVersion]

  init(
    manifest: Manifest, macManifest: Manifest, manifestText: String, architecture: String,
    installScript: String, sourceFolders: [String], sources: [(path: String, text: String)]
  ) {
    self.manifest = manifest
    self.macManifest = macManifest
    self.manifestText = manifestText
    self.sourceFolders = sourceFolders
    layers = Layers(architecture: architecture)
    installed = Set(
      installScript.split(separator: "\n")
        .map { $0.prefix { $0 != "#" }.filter { !$0.isWhitespace } })
    tools = sources.flatMap { ToolsVersion.all(inFile: $0.path, $0.text) }
    let folders = manifest.targets.map { (name: $0.name, prefix: $0.folder + "/") }
    scripts = sources.filter { ScriptFile.isScript($0.path) }.map(ScriptFile.init)
    files = sources.filter { !ScriptFile.isScript($0.path) }.compactMap { path, text in
      folders.first { path.hasPrefix($0.prefix) }.map {
        SourceFile(path: path, target: $0.name, text: text)
      }
    }
  }

  /// Reads a checkout; `manifestJSON` is what `swift package dump-package` printed, and what it would print on a Mac.
  init(root: URL, manifestJSON: Data, macJSON: Data) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let manifest = try JSONDecoder().decode(Manifest.self, from: manifestJSON)
    let paths = try Set(manifest.targets.map(\.folder)).sorted().flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".swift") }
        .map { folder + "/" + $0 }
    }
    let scripts = ScriptFile.folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
        .compactMap { $0 as? String }
      return (names ?? []).filter(ScriptFile.isScript).map { folder + "/" + $0 }
    }
    let manifests = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
      .compactMap { ($0 as? URL)?.path }.filter(ToolsVersion.isManifest)
      .map { String($0.dropFirst(root.path.count + 1)) }
    try self.init(
      manifest: manifest, macManifest: JSONDecoder().decode(Manifest.self, from: macJSON),
      manifestText: text("Package.swift"),
      architecture: text(Self.architecturePath), installScript: text(Self.installPath),
      sourceFolders: FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent("Sources").path
      ).sorted().map { "Sources/" + $0 },
      sources: Set(paths + scripts + (manifests ?? []) + ToolsVersion.otherPaths).sorted().map {
        ($0, try text($0))
      })
  }

  func isEmbedded(_ file: SourceFile) -> Bool { layers.isEmbedded(file.target) }

  /// The line of Package.swift that declares a target, counted from 1.
  func declarationLine(of target: String) -> Int {
    let lines = manifestText.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("name: \"\(target)\"") }
    return (index ?? 0) + 1
  }
}
