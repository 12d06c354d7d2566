import Foundation

/// What a long run says of itself: on a terminal one line that changes, elsewhere only what stays.
struct ProgressLine {
  private let isTerminal = isatty(Console.error.rawValue) != 0
  private static let clearing = "\r\u{1B}[K"

  /// Until something else is said.
  func show(_ text: String) {
    if isTerminal { Console.error.write(Self.clearing + Console.shown(text)) }
  }

  /// A line that stays.
  func say(_ text: String) {
    if isTerminal { Console.error.write(Self.clearing) }
    Console.error.say(text)
  }
}
