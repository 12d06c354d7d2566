/// One place that breaks a rule.
struct Finding: Hashable, Comparable, CustomStringConvertible {
  /// Relative to the project's root.
  var path: String
  /// Counted from 1.
  var line: Int
  var rule: String
  var reason: String

  var description: String { "\(path):\(line): \(rule): \(reason)" }

  static func < (a: Finding, b: Finding) -> Bool {
    (a.path, a.line, a.rule, a.reason) < (b.path, b.line, b.rule, b.reason)
  }
}
