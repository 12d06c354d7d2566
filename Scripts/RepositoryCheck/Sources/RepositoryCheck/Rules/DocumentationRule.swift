/// Public types say what they are; public functions outside the UIKit face say what they do.
///
/// Properties, cases, initialisers and nested types whose names say it all may go without. So may an
/// overload of a function that the same file has documented before, and what a protocol of ours requires:
/// that is documented there.
struct DocumentationRule: Rule {
  let name = "documentation"
  /// Their functions bear UIKit's names and are documented there.
  private static let mirrors: Set = ["PortableUIKit", "UIKit"]
  private static let types: Set = ["struct", "class", "enum", "protocol", "actor"]
  private static let keywords = types.union([
    "func", "var", "let", "init", "case", "extension", "typealias", "import", "subscript",
  ])

  func findings(in project: Project) -> [Finding] {
    let libraries = Set(
      project.manifest.targets
        .filter { $0.type == "regular" && $0.folder.hasPrefix("Sources/") }.map(\.name))
    let requirements = project.files.reduce(into: Set<String>()) { names, file in
      names.formUnion(self.requirements(in: file))
    }
    return project.files.filter { libraries.contains($0.target) }.flatMap {
      findings(in: $0, besides: requirements)
    }
  }

  /// The functions that the protocols of a file require, as `subject(of:in:)` names them.
  private func requirements(in file: SourceFile) -> [String] {
    var depth = 0
    var isInProtocol = false
    var names: [String] = []
    for (_, text) in file.numberedCode {
      let words = text.words
      if depth == 0 { isInProtocol = words.contains("protocol") }
      if isInProtocol, let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count {
        names.append(Self.function(words[keyword + 1]))
      }
      depth += text.count { $0 == "{" } - text.count { $0 == "}" }
    }
    return names
  }

  private func findings(in file: SourceFile, besides requirements: Set<String>) -> [Finding] {
    var documented = requirements
    return file.numberedCode.compactMap { number, text in
      guard let subject = subject(of: text, in: file.target) else { return nil }
      if isDocumented(file, line: number) { documented.insert(subject) }
      guard !documented.contains(subject) else { return nil }
      return finding(file, line: number, "\(subject) has no documentation comment")
    }
  }

  /// What the line declares, when that needs documentation.
  private func subject(of code: String, in target: String) -> String? {
    let words = code.words
    // The keyword comes after modifiers only: `public var x: (class …)` is no type.
    guard let keyword = words.firstIndex(where: Self.keywords.contains),
      keyword + 1 < words.count
    else { return nil }
    let modifiers = words[..<keyword]
    guard modifiers.contains("public") || modifiers.contains("open"),
      !modifiers.contains("override")
    else { return nil }
    let kind = words[keyword]
    let name = words[keyword + 1]
    if Self.types.contains(kind) {
      return code.first?.isWhitespace ?? true ? nil : "public \(kind) \(name)"
    }
    let isNamed = code.contains("func \(name)") || code.contains("func `\(name)")
    guard kind == "func", isNamed, !Self.mirrors.contains(target) else { return nil }
    return Self.function(name)
  }

  private static func function(_ name: String) -> String { "public function \(name)" }

  /// The nearest line above that is no attribute and no directive is a documentation comment.
  private func isDocumented(_ file: SourceFile, line: Int) -> Bool {
    for text in file.lines[..<(line - 1)].reversed() {
      let text = text.trimmed
      if text.hasPrefix("///") { return true }
      guard text.hasPrefix("@") || text.hasPrefix("#") || text.hasPrefix("//") else { return false }
    }
    return false
  }
}
