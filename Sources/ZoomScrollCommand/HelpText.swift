import Foundation

/// Texts of `--help`, as wide as the terminal.
enum HelpText {
  private static let standardWidth = 80
  /// Lines that are shorter than this are not worth reading.
  private static let leastWidth = 30

  /// Each line is a paragraph. What does not fit goes on below where its text begins: after the spaces at its beginning,
  /// and after a first word that two spaces follow.
  static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrapped($0, to: width) }.joined(separator: "\n")
  }

  private static func wrapped(_ paragraph: Substring, to width: Int) -> String {
    guard paragraph.count > width else { return String(paragraph) }
    let indent = indent(of: paragraph)
    var lines = [String(paragraph.prefix(indent))]
    var isFirst = true
    for word in paragraph.dropFirst(indent).split(separator: " ") {
      let last = lines.count - 1
      if isFirst {
        lines[last] += word
      } else if lines[last].count + 1 + word.count <= width {
        lines[last] += " " + word
      } else {
        lines.append(String(repeating: " ", count: indent) + word)
      }
      isFirst = false
    }
    return lines.joined(separator: "\n")
  }

  private static func indent(of paragraph: Substring) -> Int {
    let spaces = paragraph.prefix { $0 == " " }.count
    let label = paragraph.dropFirst(spaces).prefix { $0 != " " }.count
    let gap = paragraph.dropFirst(spaces + label).prefix { $0 == " " }.count
    return gap > 1 ? spaces + label + gap : spaces
  }

  /// Columns, as the parser of arguments has them. It breaks lines again that fill all of them.
  private static var width: Int {
    var size = winsize()
    let asked = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let found = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
    return max(leastWidth, (asked > 0 ? asked : found > 0 ? found : standardWidth) - 1)
  }
}
