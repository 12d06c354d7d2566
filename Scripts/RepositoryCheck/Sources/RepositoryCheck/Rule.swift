/// Something that every commit of the project must hold to.
protocol Rule: Sendable {
  /// Printed in front of each finding, and named by the fixtures that prove the rule can fail.
  var name: String { get }
  func findings(in project: Project) -> [Finding]
}

extension Rule {
  func finding(_ file: SourceFile, line: Int, _ reason: String) -> Finding {
    Finding(path: file.path, line: line, rule: name, reason: reason)
  }
}
