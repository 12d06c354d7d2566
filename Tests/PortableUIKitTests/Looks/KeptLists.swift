import Foundation
import Testing

/// Display lists, as text, are what `Golden` has of that name, to six places: the last ones are those of sums of times, which
/// depend on when a test began. `KEEP_GOLDENS=1` keeps them anew.
func expectKept(_ text: String, as name: String) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  let file = folder.appending(path: "\(name).frames")
  if ProcessInfo.processInfo.environment["KEEP_GOLDENS"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let (text, kept) = (rounded(text), rounded(try String(contentsOf: file, encoding: .utf8)))
  let lines = zip(text.split(separator: "\n"), kept.split(separator: "\n"))
  let difference = lines.enumerated().first { $1.0 != $1.1 }
  #expect(text == kept, "\(name), line \(difference.map { "\($0 + 1): \($1.0)" } ?? "")")
}

/// Numbers in it have six places at most.
private func rounded(_ text: String) -> String {
  text.replacing(/-?[0-9]+\.[0-9]{6,}/) { number in
    Double(number.0).map { "\(($0 * 1e6).rounded() / 1e6)" } ?? String(number.0)
  }
}
