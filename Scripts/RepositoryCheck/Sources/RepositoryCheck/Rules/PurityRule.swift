/// The engine is made of values and pure functions of time: no object, no stored closure, no clock.
struct PurityRule: Rule {
  let name = "purity"
  private static let targets: Set = ["ScrollEngine", "ScrollGeometry"]
  private static let reasons: [String: String] = {
    let groups: [(reason: String, words: [String])] = [
      ("the engine has values only", ["class", "actor", "weak", "unowned"]),
      ("the engine keeps no closure", ["@escaping"]),
      ("the engine does not wait", ["async", "await", "Task", "sleep", "usleep"]),
      (
        "time is an argument",
        [
          "Date", "Clock", "Timer", "DispatchTime", "DispatchQueue", "ContinuousClock",
          "SuspendingClock", "clock_gettime", "gettimeofday",
        ]
      ),
      (
        "fused operations round differently from machine to machine",
        ["addingProduct", "addProduct"]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { group in group.words.map { ($0, group.reason) } })
  }()

  func findings(in project: Project) -> [Finding] {
    project.files.filter { Self.targets.contains($0.target) }.flatMap { file in
      file.numberedCode.flatMap { number, text in
        text.words.compactMap { word in
          Self.reasons[word].map { finding(file, line: number, "`\(word)`: \($0)") }
        }
      }
    }
  }
}
