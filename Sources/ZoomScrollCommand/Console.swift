import Foundation

/// What the program says to the person who started it.
enum Console: Int32 {
  case output = 1
  case error = 2

  func say(_ text: String) { write(text + "\n") }

  /// Without a line's end.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
      // Nobody listens: there is nobody to tell.
      guard written > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, written))
    }
  }
}
