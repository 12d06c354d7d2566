/// Every number of these targets that could be otherwise stands in the one table of its target, and acts: one that nothing
/// reads is written a second time somewhere.
struct TunableRule: Rule {
  let name = "tunables"
  /// By target, the type in the file of its name.
  private static let tables = [
    "ScrollEngine": "Tunables", "ZoomScrollView": "ZoomTunables", "GTKHost": "WindowTunables",
  ]
  static let excuse = "derivation:"
  private static let obvious: Set = [0, 1, 2, 0.5, 1000]

  func findings(in project: Project) -> [Finding] {
    misplaced(in: project) + idle(in: project)
  }

  private func misplaced(in project: Project) -> [Finding] {
    project.files.flatMap { file -> [Finding] in
      guard let table = Self.tables[file.target], file.name != "\(table).swift"
      else { return [] }
      return file.numberedCode.flatMap { number, text -> [Finding] in
        let literals = Self.literals(in: text).filter { literal in
          !(Double(literal).map(Self.obvious.contains) ?? false)
        }
        guard !literals.isEmpty, !file.isExcused(line: number, by: Self.excuse) else { return [] }
        return literals.map {
          finding(
            file, line: number,
            "\($0) belongs into \(table).swift, or needs a comment that begins `\(Self.excuse)`")
        }
      }
    }
  }

  private func idle(in project: Project) -> [Finding] {
    let read = Set(
      project.files.filter { !$0.isTest }.flatMap(\.code)
        .filter { $0.holds("Tunables.") }.flatMap {
          $0.matches(of: /\b\w*Tunables\.\w+/).map { String($0.output) }
        })
    return project.files.flatMap { file -> [Finding] in
      guard let table = Self.tables[file.target], file.name == "\(table).swift"
      else { return [] }
      return file.numberedCode.compactMap { number, text in
        text.firstMatch(of: /\bstatic let (\w+)/).map { (number, "\(table).\($0.1)") }
      }.filter { !read.contains($0.1) }
        .map { finding(file, line: $0.0, "nothing reads \($0.1)") }
    }
  }

  /// The numeric literals of a line of code, underscores removed, but for raw values: those name things.
  static func literals(in code: String) -> [String] {
    guard code.utf8.contains(where: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return []
    }
    // Names with digits in them, and `.0` of a tuple, are taken whole so that they are not numbers.
    let token =
      /rawValue:\s*\d+|[A-Za-z_$@]\w*|0[xob][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?|\.\d+/
    return code.matches(of: token).map { String($0.output) }
      .filter { $0.first?.isNumber ?? false }
      .map { $0.filter { $0 != "_" } }
  }
}
