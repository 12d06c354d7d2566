/// In Embedded targets, differences between the worlds live in `Platform/` folders. Elsewhere only three
/// forms of `#if` are let through, so that one reading of the source serves both worlds. What is imported in one of
/// them stands once a target, in `Platform/Imports.swift`, with `@_exported`, which serves all its files.
struct ConditionRule: Rule {
  let name = "conditions"

  private static let native = "!hasFeature(Embedded)"
  private static let embedded = "hasFeature(Embedded)"

  func findings(in project: Project) -> [Finding] {
    project.files.filter { project.isEmbedded($0) && !$0.folders.contains("Platform") }
      .flatMap { file in conditions(in: file) + imports(in: file) }
  }

  private func conditions(in file: SourceFile) -> [Finding] {
    ConditionalBlock.blocks(in: file).filter { block in
      !(isIsolation(block) || isWeakPair(block)
        || file.target == "PortableUIKit" && isInitialiser(block))
    }.map {
      finding(file, line: $0.line, "an #if of none of the three forms outside a Platform folder")
    }
  }

  /// Neither exists in both worlds.
  private func imports(in file: SourceFile) -> [Finding] {
    file.numberedCode.compactMap { number, text in
      guard let module = ArrowRule.importedModule(text.trimmed),
        module == "Foundation" || module == "UIKit"
      else { return nil }
      return finding(file, line: number, "imports \(module) outside of a Platform folder")
    }
  }

  private func isIsolation(_ block: ConditionalBlock) -> Bool {
    block.branches.count == 1 && block.branches[0].condition == Self.native
      && [["@preconcurrency @MainActor"], ["@MainActor"]].contains(block.branches[0].code)
  }

  private func isWeakPair(_ block: ConditionalBlock) -> Bool {
    guard block.branches.count == 2, block.branches[0].condition == Self.embedded,
      block.branches[1].condition == nil
    else { return false }
    return isDeclaration(block.branches[0].code, with: "unowned(unsafe) var ")
      && isDeclaration(block.branches[1].code, with: "weak var ")
  }

  /// One property, with or without a body.
  private func isDeclaration(_ code: [String], with modifier: String) -> Bool {
    guard let head = code.first, head.contains(modifier) else { return false }
    var depth = 0
    for (index, line) in code.enumerated() {
      if index > 0, depth == 0 { return false }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return depth == 0
  }

  /// Initialisers and nothing beside them, each with an argument that Embedded Swift has no type for.
  private func isInitialiser(_ block: ConditionalBlock) -> Bool {
    guard block.branches.count == 1, block.branches[0].condition == Self.native else {
      return false
    }
    var depth = 0
    var heads: [String] = []
    var isInHead = false
    for line in block.branches[0].code {
      if depth == 0 {
        if !isInHead { heads.append("") }
        heads[heads.count - 1] += line + " "
        isInHead = !line.contains("{")
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return !heads.isEmpty
      && heads.allSatisfy { head in
        let words = head.words
        return words.contains("init") && (words.contains("Any") || words.contains("Selector"))
      }
  }
}
