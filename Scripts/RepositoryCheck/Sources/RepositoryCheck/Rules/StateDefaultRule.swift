/// A machine's switches name every state, so that a new state is a compile error wherever it matters.
struct StateDefaultRule: Rule {
  let name = "default"
  static let excuse = "not a state:"
  private static let folders = ["Sources/ScrollEngine/Gestures", "Sources/ScrollEngine/Machine"]

  func findings(in project: Project) -> [Finding] {
    project.files.filter { file in
      Self.folders.contains { (file.folder + "/").hasPrefix($0 + "/") }
    }.flatMap { file in
      file.numberedCode.compactMap { number, text in
        guard text.trimmed.hasPrefix("default:"),
          !file.isExcused(line: number, by: Self.excuse)
        else { return nil }
        return finding(
          file, line: number,
          "name every case, or say in a comment that begins `\(Self.excuse)` what is switched over")
      }
    }
  }
}
