import Foundation

/// What the program says to the person who started it.
enum Console: Int32 {
  case output = 1
  case error = 2

  /// One line, whatever is in it: names of files, what servers and decoders say.
  func say(_ line: String) { write(Self.shown(line) + "\n") }

  /// Several lines, by this program itself.
  func say(lines: String) { write(Self.shown(lines, keepsLines: true) + "\n") }

  /// As it is, without a line's end: a terminal obeys what is in it.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
      // Nobody listens: there is nobody to tell.
      guard written > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, written))
    }
  }

  /// A text with everything written out that a terminal would obey, or that would show the rest in another order or on
  /// another line: whoever names a file or answers a request must not speak for this program.
  static func shown(_ text: String, keepsLines: Bool = false) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isPlain(scalar) || keepsLines && scalar == "\n" {
        shown.append(scalar)
      } else {
        let code = String(scalar.value, radix: 16, uppercase: true)
        shown.append(contentsOf: "\\u{\(code)}".unicodeScalars)
      }
    }
    return String(shown)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }
}
