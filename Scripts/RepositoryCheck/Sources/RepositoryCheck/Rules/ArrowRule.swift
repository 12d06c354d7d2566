/// A file imports only what its target declares in Package.swift.
///
/// SwiftPM itself lets an undeclared import pass when something else has built that module before.
struct ArrowRule: Rule {
  let name = "arrows"

  /// Modules of the toolchain. Which form the import of Foundation takes is `ConditionRule`'s matter.
  private static let everywhere: Set = ["Foundation"]
  private static let outsideEmbedded: Set = [
    "Glibc", "Dispatch", "Synchronization", "FoundationEssentials", "FoundationNetworking",
  ]
  /// Apple's, on Apple's systems, in place of PortableUIKit.
  private static let apple = "UIKit"

  func findings(in project: Project) -> [Finding] {
    project.files.flatMap { file -> [Finding] in
      let target = project.manifest.target(named: file.target)
      var allowed = Self.everywhere.union(target?.imports ?? [])
      if !project.isEmbedded(file) { allowed.formUnion(Self.outsideEmbedded) }
      // Imported in one of the two worlds only.
      if file.path.contains("/Platform/") { allowed.insert("Glibc") }
      if target?.type == "test" { allowed.insert("Testing") }
      if allowed.contains("PortableUIKit") { allowed.insert(Self.apple) }
      return file.numberedCode.compactMap { number, text in
        guard let module = Self.importedModule(text), !allowed.contains(module) else { return nil }
        return finding(
          file, line: number,
          "\(file.target) imports \(module), which Package.swift does not declare for it")
      }
    }
  }

  /// `ScrollGeometry` for `@testable import struct ScrollGeometry.Point`.
  static func importedModule(_ code: String) -> String? {
    guard code.holds("import") else { return nil }
    var words = code.words[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard words.first == "import" else { return nil }
    words.removeFirst()
    if words.count > 1, kinds.contains(words[words.startIndex]) { words.removeFirst() }
    return words.first
  }

  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
