import Foundation
import PackagePlugin

/// Has the sources of a target rewritten that need Objective-C's runtime, and compiles what comes of them. SwiftPM compiles
/// what the target's `sources` name as it is, one file at least; all others in the target's folder are rewritten, but for
/// what it excludes.
@main struct ObjectiveCSource: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let originals = sources(of: target, .unknown)
    guard !originals.isEmpty else {
      Diagnostics.error(
        """
        \(target.name): nothing is left to be rewritten, since its target in Package.swift compiles all that lies in \
        \(target.directoryURL.path). Name one file there that needs no rewriting, which may be empty: \
        sources: ["Plain.swift"]
        """)
      return []
    }
    // What they say of classes and of optional members is needed, too.
    let known =
      sources(of: target, .source)
      + target.recursiveTargetDependencies.flatMap { sources(of: $0, .unknown) }
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Rewriting what \(target.name) has of Objective-C",
        executable: try context.tool(named: "objective-c-source").url,
        arguments: ["--output", folder.path] + known.flatMap { ["--context", $0.path] }
          + originals.map(\.path),
        inputFiles: originals + known,
        outputFiles: originals.map { folder.appending(path: rewritten($0)) })
    ]
  }

  /// As the command calls it: see `Rewritten.name`.
  private func rewritten(_ original: URL) -> String {
    let name = original.lastPathComponent
    return name == "main.swift" ? name : name.dropLast(".swift".count) + ".rewritten.swift"
  }

  /// - Parameter type: `.source` is what SwiftPM compiles, `.unknown` what it leaves alone.
  private func sources(of target: any Target, _ type: FileType) -> [URL] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    return module.sourceFiles.filter { $0.type == type && $0.url.pathExtension == "swift" }
      .map(\.url).sorted { $0.path < $1.path }
  }
}
