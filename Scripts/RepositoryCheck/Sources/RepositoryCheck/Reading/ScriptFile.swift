/// A file of JavaScript or Python.
struct ScriptFile {
  /// Where there are any, relative to the project's root.
  static let folders = ["Web", "Tests", "Benchmarks", "Scripts"]

  /// Relative to the project's root.
  let path: String
  /// As written, one entry a line.
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static func isScript(_ path: String) -> Bool { path.hasSuffix(".js") || path.hasSuffix(".py") }

  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// Lines of the file, a closing line feed not counted as one more.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }
}
