/// One Swift file, with its comments and the text of its strings set apart from its code.
struct SourceFile {
  /// Relative to the project's root.
  let path: String
  /// The target that compiles it.
  let target: String
  /// As written, one entry a line.
  let lines: [String]
  /// The same lines with comments gone and strings emptied; line n stays line n.
  let code: [String]
  /// The comments of each line, without their slashes.
  let comments: [String]
  /// The code lines with something on them, with their numbers counted from 1.
  let numberedCode: [(number: Int, text: String)]

  init(path: String, target: String, text: String) {
    self.path = path
    self.target = target
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var lexer = SourceLexer(text)
    (code, comments) = lexer.run()
    numberedCode = code.enumerated().compactMap { index, text in
      text.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } ? nil : (index + 1, text)
    }
  }

  var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
  /// The type whose file or aspect it is, by its name: `Type.swift`, `Type+Aspect.swift`.
  var typeName: String { String(name.prefix { $0 != "+" && $0 != "." }) }
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
  var folders: [Substring] { folder.split(separator: "/") }
  var isTest: Bool { path.hasPrefix("Tests/") }

  /// Lines of the file, a closing line feed not counted as one more.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// A comment on this line, or on the line above, begins with `mark`: an exception that says why.
  func isExcused(line: Int, by mark: String) -> Bool {
    [line, line - 1].contains { number in
      comments.indices.contains(number - 1)
        && comments[number - 1].drop(while: \.isWhitespace).hasPrefix(mark)
    }
  }
}
